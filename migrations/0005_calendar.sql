CREATE TABLE `calendars` (
	`user_id` text NOT NULL,
	`holder_id` text NOT NULL,
	`hash` text NOT NULL,
	`with_amounts` integer NOT NULL,
	`epoch` integer NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	PRIMARY KEY(`user_id`, `holder_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendars_hash_unique` ON `calendars` (`hash`);