CREATE TABLE `tax_losses` (
	`user_id` text NOT NULL,
	`person` text NOT NULL,
	`holder_id` text,
	`year` integer NOT NULL,
	`short` text NOT NULL,
	`long` text NOT NULL,
	PRIMARY KEY(`user_id`, `person`, `year`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`holder_id`) REFERENCES `holders`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tax_profiles` (
	`user_id` text NOT NULL,
	`person` text NOT NULL,
	`holder_id` text,
	`year` integer NOT NULL,
	`slab` integer,
	`resident` integer NOT NULL,
	PRIMARY KEY(`user_id`, `person`, `year`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`holder_id`) REFERENCES `holders`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tax_schemes` (
	`user_id` text NOT NULL,
	`amfi_code` text NOT NULL,
	`class` text,
	`fmv_per_unit` text,
	PRIMARY KEY(`user_id`, `amfi_code`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
