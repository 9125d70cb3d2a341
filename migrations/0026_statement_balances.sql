CREATE TABLE `statement_balances` (
	`user_id` text NOT NULL,
	`fund_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`date` text NOT NULL,
	`is_dated` integer NOT NULL,
	`folio` text NOT NULL,
	`scheme` text NOT NULL,
	`units` text NOT NULL,
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
CREATE INDEX `statement_balances_by_batch` ON `statement_balances` (`user_id`,`batch_id`);