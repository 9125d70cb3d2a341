CREATE TABLE `address_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_changes_by_expiry` ON `address_changes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `former_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`changed_at` integer NOT NULL,
	`reserved_until` integer NOT NULL,
	`had_password` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_addresses_by_user` ON `former_addresses` (`user_id`);--> statement-breakpoint
CREATE INDEX `former_addresses_by_hash` ON `former_addresses` (`hash`);--> statement-breakpoint
CREATE INDEX `former_addresses_by_end` ON `former_addresses` (`reserved_until`);