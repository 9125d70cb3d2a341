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
CREATE UNIQUE INDEX `calendars_hash_unique` ON `calendars` (`hash`);--> statement-breakpoint
CREATE TABLE `push_devices` (
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`kinds` text NOT NULL,
	`created_at` integer NOT NULL,
	`looked_on` text,
	PRIMARY KEY(`user_id`, `session_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint_unique` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_by_session` ON `push_devices` (`session_id`);--> statement-breakpoint
CREATE TABLE `push_queue` (
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`due_at` integer NOT NULL,
	`deadline` integer NOT NULL,
	PRIMARY KEY(`user_id`, `session_id`, `kind`),
	FOREIGN KEY (`user_id`,`session_id`) REFERENCES `push_devices`(`user_id`,`session_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_queue_due` ON `push_queue` (`due_at`);--> statement-breakpoint
CREATE TABLE `push_told` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`occasion` text NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `occasion`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_told_by_time` ON `push_told` (`told_at`);