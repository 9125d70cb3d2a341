CREATE TABLE `ended_letter_calls` (
	`key` text PRIMARY KEY NOT NULL,
	`called_at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ended_letter_calls_by_time` ON `ended_letter_calls` (`called_at`,`count`);