CREATE TABLE `account_events` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`device` text,
	`network` text,
	`detail` text,
	`is_pending` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_events_by_time` ON `account_events` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `account_notices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`due_at` integer,
	`quiet_until` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_notices_due` ON `account_notices` (`due_at`) WHERE "account_notices"."due_at" is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `language` text;