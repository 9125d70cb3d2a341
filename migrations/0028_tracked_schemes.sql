CREATE TABLE `tracked_schemes` (
	`code` text PRIMARY KEY NOT NULL,
	`wanted_from` text NOT NULL,
	`filled_from` text,
	`filled_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`next_attempt_at` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO `tracked_schemes` SELECT * FROM `kept_schemes`;--> statement-breakpoint
-- For the version before, which may run beside this one. The table of the former name stays: what one writes, the other
-- reads. A backup is read by lines that end like a statement, so no other line of a trigger does.
CREATE TRIGGER `kept_scheme_added` AFTER INSERT ON `kept_schemes` BEGIN
	INSERT INTO `tracked_schemes` (`code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version`)
	VALUES (new.`code`, new.`wanted_from`, new.`filled_from`, new.`filled_at`, new.`failures`, new.`problem`, new.`next_attempt_at`, new.`version`)
	ON CONFLICT (`code`) DO UPDATE SET `wanted_from` = new.`wanted_from`, `filled_from` = new.`filled_from`, `filled_at` = new.`filled_at`,
		`failures` = new.`failures`, `problem` = new.`problem`, `next_attempt_at` = new.`next_attempt_at`, `version` = new.`version`
	WHERE `wanted_from` IS NOT new.`wanted_from` OR `filled_from` IS NOT new.`filled_from` OR `filled_at` IS NOT new.`filled_at`
		OR `failures` <> new.`failures` OR `problem` IS NOT new.`problem` OR `next_attempt_at` <> new.`next_attempt_at` OR `version` <> new.`version`; END;--> statement-breakpoint
CREATE TRIGGER `kept_scheme_changed` AFTER UPDATE ON `kept_schemes` BEGIN
	INSERT INTO `tracked_schemes` (`code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version`)
	VALUES (new.`code`, new.`wanted_from`, new.`filled_from`, new.`filled_at`, new.`failures`, new.`problem`, new.`next_attempt_at`, new.`version`)
	ON CONFLICT (`code`) DO UPDATE SET `wanted_from` = new.`wanted_from`, `filled_from` = new.`filled_from`, `filled_at` = new.`filled_at`,
		`failures` = new.`failures`, `problem` = new.`problem`, `next_attempt_at` = new.`next_attempt_at`, `version` = new.`version`
	WHERE `wanted_from` IS NOT new.`wanted_from` OR `filled_from` IS NOT new.`filled_from` OR `filled_at` IS NOT new.`filled_at`
		OR `failures` <> new.`failures` OR `problem` IS NOT new.`problem` OR `next_attempt_at` <> new.`next_attempt_at` OR `version` <> new.`version`; END;--> statement-breakpoint
CREATE TRIGGER `tracked_scheme_added` AFTER INSERT ON `tracked_schemes` BEGIN
	INSERT INTO `kept_schemes` (`code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version`)
	VALUES (new.`code`, new.`wanted_from`, new.`filled_from`, new.`filled_at`, new.`failures`, new.`problem`, new.`next_attempt_at`, new.`version`)
	ON CONFLICT (`code`) DO UPDATE SET `wanted_from` = new.`wanted_from`, `filled_from` = new.`filled_from`, `filled_at` = new.`filled_at`,
		`failures` = new.`failures`, `problem` = new.`problem`, `next_attempt_at` = new.`next_attempt_at`, `version` = new.`version`
	WHERE `wanted_from` IS NOT new.`wanted_from` OR `filled_from` IS NOT new.`filled_from` OR `filled_at` IS NOT new.`filled_at`
		OR `failures` <> new.`failures` OR `problem` IS NOT new.`problem` OR `next_attempt_at` <> new.`next_attempt_at` OR `version` <> new.`version`; END;--> statement-breakpoint
CREATE TRIGGER `tracked_scheme_changed` AFTER UPDATE ON `tracked_schemes` BEGIN
	INSERT INTO `kept_schemes` (`code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version`)
	VALUES (new.`code`, new.`wanted_from`, new.`filled_from`, new.`filled_at`, new.`failures`, new.`problem`, new.`next_attempt_at`, new.`version`)
	ON CONFLICT (`code`) DO UPDATE SET `wanted_from` = new.`wanted_from`, `filled_from` = new.`filled_from`, `filled_at` = new.`filled_at`,
		`failures` = new.`failures`, `problem` = new.`problem`, `next_attempt_at` = new.`next_attempt_at`, `version` = new.`version`
	WHERE `wanted_from` IS NOT new.`wanted_from` OR `filled_from` IS NOT new.`filled_from` OR `filled_at` IS NOT new.`filled_at`
		OR `failures` <> new.`failures` OR `problem` IS NOT new.`problem` OR `next_attempt_at` <> new.`next_attempt_at` OR `version` <> new.`version`; END;--> statement-breakpoint
-- It finds the rows of a person by `holder_id`, which this version does not write.
CREATE TRIGGER `tax_loss_added` AFTER INSERT ON `tax_losses` WHEN new.`person` <> 'me' AND new.`holder_id` IS NULL BEGIN
	UPDATE `tax_losses` SET `holder_id` = new.`person`
	WHERE `user_id` = new.`user_id` AND `person` = new.`person` AND `year` = new.`year`; END;--> statement-breakpoint
-- It finds the rows of a person by `holder_id`, which this version does not write.
CREATE TRIGGER `tax_profile_added` AFTER INSERT ON `tax_profiles` WHEN new.`person` <> 'me' AND new.`holder_id` IS NULL BEGIN
	UPDATE `tax_profiles` SET `holder_id` = new.`person`
	WHERE `user_id` = new.`user_id` AND `person` = new.`person` AND `year` = new.`year`; END;
