CREATE TABLE `sips` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`fund_id` text NOT NULL,
	`amount` text NOT NULL,
	`day` integer NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text,
	`step_up` text,
	`paused` integer NOT NULL,
	`recorded_through` text,
	`next_due` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sips_by_next_due` ON `sips` (`next_due`);--> statement-breakpoint
CREATE TABLE `transactions` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`fund_id` text NOT NULL,
	`date` text NOT NULL,
	`sequence` integer NOT NULL,
	`type` text NOT NULL,
	`units` text NOT NULL,
	`amount` text NOT NULL,
	`nav` text,
	`stamp_duty` text NOT NULL,
	`exit_load` text NOT NULL,
	`stt` text NOT NULL,
	`tds` text NOT NULL,
	`note` text,
	`pair_id` text,
	`cost` text,
	`acquired_on` text,
	`source` text NOT NULL,
	`sip_id` text,
	`due_date` text,
	`confirmed` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `transactions_by_date` ON `transactions` (`user_id`,`fund_id`,`date`);--> statement-breakpoint
CREATE INDEX `transactions_by_pair` ON `transactions` (`user_id`,`pair_id`,`fund_id`) WHERE pair_id is not null;--> statement-breakpoint
ALTER TABLE `funds` ADD `ledger_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `funds` ADD `transaction_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `funds` ADD `realised` text;--> statement-breakpoint
ALTER TABLE `funds` ADD `first_date` text;--> statement-breakpoint
ALTER TABLE `funds` ADD `last_date` text;