CREATE TABLE `removals` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`row_count` integer NOT NULL,
	`recipient_id` text,
	`removed_at` integer NOT NULL,
	`restored_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `removals_by_date` ON `removals` (`removed_at`);--> statement-breakpoint
CREATE INDEX `removals_by_recipient` ON `removals` (`recipient_id`);--> statement-breakpoint
CREATE TABLE `removed_rows` (
	`user_id` text NOT NULL,
	`removal_id` text NOT NULL,
	`position` integer NOT NULL,
	`table_name` text NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`user_id`, `removal_id`, `position`),
	FOREIGN KEY (`user_id`,`removal_id`) REFERENCES `removals`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
