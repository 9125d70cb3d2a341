CREATE TABLE `mail_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_events_by_time` ON `mail_events` (`at`);