CREATE TABLE `kept_schemes` (
	`code` text PRIMARY KEY NOT NULL,
	`wanted_from` text NOT NULL,
	`filled_from` text,
	`filled_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`next_attempt_at` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `missed_days` (
	`day` text PRIMARY KEY NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`next_attempt_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `nav_points` (
	`code` text NOT NULL,
	`day` integer NOT NULL,
	`nav` text NOT NULL,
	PRIMARY KEY(`code`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `nav_years` (
	`code` text NOT NULL,
	`year` integer NOT NULL,
	`points` blob NOT NULL,
	PRIMARY KEY(`code`, `year`)
) WITHOUT ROWID;
