CREATE TABLE `statement_balances` (
	`user_id` text NOT NULL,
	`fund_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`date` text NOT NULL,
	`is_dated` integer NOT NULL,
	`folio` text NOT NULL,
	`scheme` text NOT NULL,
	`units` text NOT NULL,
	`unit_decimals` integer NOT NULL,
	`cost` text,
	`value` text,
	`left_out` integer NOT NULL,
	`recorded_then` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `fund_id`, `batch_id`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`batch_id`) REFERENCES `import_batches`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `statement_balances_by_batch` ON `statement_balances` (`user_id`,`batch_id`);--> statement-breakpoint
-- Copies of deleted people's funds were hidden, or stayed until the sender's next update: they are taken back.
DELETE FROM `shared_funds` WHERE EXISTS (
	SELECT 1 FROM `shares` WHERE `shares`.`recipient_id` = `shared_funds`.`recipient_id`
		AND `shares`.`sender_id` = `shared_funds`.`sender_id`
		AND EXISTS (SELECT 1 FROM `users` WHERE `users`.`id` = `shares`.`sender_id`)
		AND EXISTS (SELECT 1 FROM json_each(`shares`.`holders`) WHERE `value` <> 'me'
			AND `value` NOT IN (SELECT `id` FROM `holders` WHERE `user_id` = `shares`.`sender_id`))
		AND NOT EXISTS (SELECT 1 FROM `funds` WHERE `funds`.`user_id` = `shares`.`sender_id`
			AND `funds`.`id` = `shared_funds`.`id`
			AND coalesce(`funds`.`holder_id`, 'me') IN (SELECT `value` FROM json_each(`shares`.`holders`))));
