CREATE TABLE `device_links` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `device_links_by_hash` ON `device_links` (`hash`);--> statement-breakpoint
CREATE INDEX `device_links_by_expiry` ON `device_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `former_factors` ADD `known_tries` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `former_factors` ADD `known_failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `second_factors` ADD `known_tries` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `second_factors` ADD `known_failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `known_browsers` ADD `gave_code` integer DEFAULT false NOT NULL;