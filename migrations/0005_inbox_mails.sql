CREATE TABLE `inbox_mails` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`local_part` text NOT NULL,
	`found_at` integer NOT NULL,
	`due_at` integer,
	`tries` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_mails_due` ON `inbox_mails` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `inbox_mails_by_age` ON `inbox_mails` (`found_at`);