CREATE TABLE `goals` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`target` text NOT NULL,
	`on_date` text NOT NULL,
	`inflation` text NOT NULL,
	`expected` text NOT NULL,
	`step_up` text NOT NULL,
	`withdrawal` text,
	`person` text,
	`parts` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `targets` (
	`user_id` text NOT NULL,
	`person` text NOT NULL,
	`by` text NOT NULL,
	`band` text NOT NULL,
	`parts` text NOT NULL,
	PRIMARY KEY(`user_id`, `person`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `tax_schemes` ADD `kind` text;