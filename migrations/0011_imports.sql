CREATE TABLE `chosen_schemes` (
	`user_id` text NOT NULL,
	`scheme_key` text NOT NULL,
	`amfi_code` text NOT NULL,
	PRIMARY KEY(`user_id`, `scheme_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `import_batches` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`source` text NOT NULL,
	`from_date` text,
	`to_date` text,
	`parts` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `import_parts` (
	`user_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`part` integer NOT NULL,
	`added` integer NOT NULL,
	`duplicates` integer NOT NULL,
	`replaced` integer NOT NULL,
	`undo` text NOT NULL,
	PRIMARY KEY(`user_id`, `batch_id`, `part`),
	FOREIGN KEY (`user_id`,`batch_id`) REFERENCES `import_batches`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `transactions` ADD `batch_id` text;--> statement-breakpoint
ALTER TABLE `transactions` ADD `import_key` text;--> statement-breakpoint
CREATE INDEX `transactions_by_batch` ON `transactions` (`user_id`,`batch_id`,`fund_id`) WHERE batch_id is not null;