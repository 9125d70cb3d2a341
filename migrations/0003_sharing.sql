CREATE TABLE `shared_funds` (
	`recipient_id` text NOT NULL,
	`sender_id` text NOT NULL,
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
	`shared_at` integer NOT NULL,
	`source_updated_at` integer,
	PRIMARY KEY(`recipient_id`, `sender_id`, `id`),
	FOREIGN KEY (`recipient_id`,`sender_id`) REFERENCES `shares`(`recipient_id`,`sender_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `shares` (
	`recipient_id` text NOT NULL,
	`sender_id` text NOT NULL,
	`sender_name` text NOT NULL,
	`sender_email` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`recipient_id`, `sender_id`),
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shares_by_sender` ON `shares` (`sender_id`);--> statement-breakpoint
CREATE TABLE `sharing_blocks` (
	`recipient_id` text NOT NULL,
	`sender_id` text NOT NULL,
	`sender_name` text NOT NULL,
	`sender_email` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`recipient_id`, `sender_id`),
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `users_who_permit` ON `users` ("name" collate nocase,`id`,`email`,`photo_url`) WHERE "users"."can_share" = 1;