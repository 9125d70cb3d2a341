-- The realised gain counts what a sale brought before STT and TDS: those of recorded sales are added to it, less those of
-- sales that were taken back. Amounts are whole paise here.
UPDATE `funds` SET `realised` = (
	SELECT rtrim(rtrim(printf('%.2f', (round(cast(`funds`.`realised` AS real) * 100) + sum(`deducted`)) / 100), '0'), '.')
	FROM (
		SELECT round((cast(`stt` AS real) + cast(`tds` AS real)) * 100) AS `deducted` FROM `transactions`
		WHERE `user_id` = `funds`.`user_id` AND `fund_id` = `funds`.`id` AND `type` IN ('redemption', 'swp', 'switch-out')
		UNION ALL
		SELECT -coalesce((
			SELECT round((cast(`sale`.`stt` AS real) + cast(`sale`.`tds` AS real)) * 100) FROM `transactions` AS `sale`
			WHERE `sale`.`user_id` = `reversal`.`user_id` AND `sale`.`fund_id` = `reversal`.`fund_id`
				AND `sale`.`type` IN ('redemption', 'swp', 'switch-out') AND `sale`.`units` = `reversal`.`units`
				AND `sale`.`date` <= `reversal`.`date` AND `sale`.`amount` = `reversal`.`amount`
			ORDER BY `sale`.`date` DESC, `sale`.`sequence` DESC LIMIT 1), (
			SELECT round((cast(`sale`.`stt` AS real) + cast(`sale`.`tds` AS real)) * 100) FROM `transactions` AS `sale`
			WHERE `sale`.`user_id` = `reversal`.`user_id` AND `sale`.`fund_id` = `reversal`.`fund_id`
				AND `sale`.`type` IN ('redemption', 'swp', 'switch-out') AND `sale`.`units` = `reversal`.`units`
				AND `sale`.`date` <= `reversal`.`date`
			ORDER BY `sale`.`date` DESC, `sale`.`sequence` DESC LIMIT 1), 0)
		FROM `transactions` AS `reversal`
		WHERE `user_id` = `funds`.`user_id` AND `fund_id` = `funds`.`id` AND `type` = 'redemption-reversal'))
WHERE `realised` IS NOT NULL AND EXISTS (
	SELECT 1 FROM `transactions`
	WHERE `user_id` = `funds`.`user_id` AND `fund_id` = `funds`.`id` AND `type` IN ('redemption', 'swp', 'switch-out')
		AND (`stt` <> '0' OR `tds` <> '0'));
