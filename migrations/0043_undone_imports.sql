CREATE TABLE `undone_imports` (
	`user_id` text NOT NULL,
	`import_id` text NOT NULL,
	`undone_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `import_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
