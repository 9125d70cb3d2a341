ALTER TABLE `sips` ADD `paused_on` text;--> statement-breakpoint
ALTER TABLE `sips` ADD `skipped` text DEFAULT '[]' NOT NULL;