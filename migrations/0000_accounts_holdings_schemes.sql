CREATE TABLE `categories` (
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	PRIMARY KEY(`user_id`, `name`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `funds` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`folio_number` text NOT NULL,
	`scheme_name` text NOT NULL,
	`name_key` text NOT NULL,
	`amfi_code` text,
	`category` text NOT NULL,
	`invested_amount` text NOT NULL,
	`units` text NOT NULL,
	`nav` text,
	`nav_date` text,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `funds_by_category` ON `funds` (`user_id`,`category`);--> statement-breakpoint
CREATE TABLE `scheme_columns` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`gzip` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `scheme_list` (
	`id` integer PRIMARY KEY NOT NULL,
	`source` text,
	`as_of` text,
	`count` integer NOT NULL,
	`hash` text,
	`etag` text,
	`last_modified` text,
	`fetched_at` integer,
	`refusal` text,
	`refused_at` integer
);
--> statement-breakpoint
CREATE TABLE `schemes` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`nav` text,
	`nav_date` text
);
--> statement-breakpoint
CREATE INDEX `schemes_by_name` ON `schemes` (`name_key`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`photo_url` text,
	`provider` text NOT NULL,
	`can_share` integer,
	`password_hash` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);