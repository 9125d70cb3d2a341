CREATE TABLE `code_tickets` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_tickets_by_user` ON `code_tickets` (`user_id`);--> statement-breakpoint
CREATE INDEX `code_tickets_by_expiry` ON `code_tickets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `factor_losses` (
	`user_id` text PRIMARY KEY NOT NULL,
	`link_hash` text NOT NULL,
	`browser_hash` text NOT NULL,
	`asked_at` integer NOT NULL,
	`started_at` integer,
	`cancel_hashes` text NOT NULL,
	`mails_taken` integer NOT NULL,
	`mailed_at` integer,
	`due_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `factor_losses_due` ON `factor_losses` (`due_at`) WHERE "factor_losses"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `former_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_step` integer NOT NULL,
	`tries` text NOT NULL,
	`failures` integer NOT NULL,
	`codes_salt` text NOT NULL,
	`code_hashes` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_step` integer NOT NULL,
	`tries` text NOT NULL,
	`failures` integer NOT NULL,
	`codes_salt` text NOT NULL,
	`code_hashes` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `known_browsers` ADD `skips_code_until` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `recovered_at` integer;