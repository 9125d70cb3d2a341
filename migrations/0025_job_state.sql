CREATE TABLE `job_clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`agreed` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_parts` (
	`part` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`failure` text,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `scheme_list` ADD `refusal_kind` text;