CREATE TABLE `inbox_addresses` (
	`user_id` text PRIMARY KEY NOT NULL,
	`local_part` text NOT NULL,
	`epoch` integer NOT NULL,
	`created_at` integer NOT NULL,
	`dropped_at` integer,
	`dropped_why` text,
	`question` text,
	`question_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbox_addresses_local_part_unique` ON `inbox_addresses` (`local_part`);--> statement-breakpoint
CREATE TABLE `inbox_chunks` (
	`user_id` text NOT NULL,
	`file_id` text NOT NULL,
	`place` integer NOT NULL,
	`sealed` text NOT NULL,
	`key_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `file_id`, `place`),
	FOREIGN KEY (`user_id`,`file_id`) REFERENCES `inbox_files`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_chunks_by_key` ON `inbox_chunks` (`key_id`);--> statement-breakpoint
CREATE TABLE `inbox_files` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`epoch` integer NOT NULL,
	`name` text NOT NULL,
	`sender_domain` text,
	`sender_kind` text NOT NULL,
	`bytes` integer NOT NULL,
	`hash` text NOT NULL,
	`chunks` integer NOT NULL,
	`received_at` integer NOT NULL,
	`hidden_at` integer,
	`import_id` text,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_files_by_age` ON `inbox_files` (`received_at`);--> statement-breakpoint
CREATE INDEX `inbox_files_hidden` ON `inbox_files` (`hidden_at`) WHERE hidden_at is not null;