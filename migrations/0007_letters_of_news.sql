CREATE TABLE `letter_calls` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`called_at` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `letter_calls_by_time` ON `letter_calls` (`called_at`,`user_id`,`count`);--> statement-breakpoint
CREATE TABLE `told_topics` (
	`user_id` text NOT NULL,
	`holder_id` text NOT NULL,
	`subject` text NOT NULL,
	`fact` text NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `holder_id`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `told_topics_by_time` ON `told_topics` (`told_at`);--> statement-breakpoint
CREATE TABLE `scheme_renamings` (
	`code` text NOT NULL,
	`renamed_on` text NOT NULL,
	`former_name` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`code`, `renamed_on`)
);
--> statement-breakpoint
CREATE INDEX `scheme_renamings_by_day` ON `scheme_renamings` (`renamed_on`);--> statement-breakpoint
ALTER TABLE `letters` ADD `topics` text;--> statement-breakpoint
CREATE INDEX `letters_unanswered` ON `letters` (`due_at`) WHERE "letters"."state" = 'due' and "letters"."key" is not null;--> statement-breakpoint
CREATE INDEX `letters_empty` ON `letters` (`settled_at`) WHERE "letters"."state" = 'empty';--> statement-breakpoint
CREATE INDEX `transactions_estimated` ON `transactions` (`user_id`,`fund_id`,`date`) WHERE confirmed = 0;