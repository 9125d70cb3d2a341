CREATE TABLE `letter_addresses` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`token` text NOT NULL,
	`stopped` text,
	`stopped_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letter_addresses_token_unique` ON `letter_addresses` (`token`);--> statement-breakpoint
CREATE TABLE `letter_settings` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`holder_id` text NOT NULL,
	`amounts` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `holder_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `letter_settings_by_kind` ON `letter_settings` (`kind`,`user_id`,`holder_id`);--> statement-breakpoint
CREATE TABLE `letters` (
	`user_id` text NOT NULL,
	`holder_id` text NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`id` text NOT NULL,
	`state` text NOT NULL,
	`due_at` integer NOT NULL,
	`deadline` integer NOT NULL,
	`claim` text,
	`key` text,
	`first_call_at` integer,
	`refusals` integer DEFAULT 0 NOT NULL,
	`settled_at` integer,
	PRIMARY KEY(`user_id`, `holder_id`, `kind`, `period`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letters_id_unique` ON `letters` (`id`);--> statement-breakpoint
CREATE INDEX `letters_due` ON `letters` (`due_at`) WHERE "letters"."state" = 'due';--> statement-breakpoint
CREATE INDEX `letters_by_key` ON `letters` (`key`) WHERE "letters"."key" is not null;--> statement-breakpoint
CREATE INDEX `letters_by_call` ON `letters` (`first_call_at`) WHERE "letters"."first_call_at" is not null;--> statement-breakpoint
CREATE TABLE `mail_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_events_by_time` ON `mail_events` (`at`);