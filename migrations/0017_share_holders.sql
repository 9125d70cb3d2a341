ALTER TABLE `shared_funds` ADD `holder_name` text;--> statement-breakpoint
ALTER TABLE `shares` ADD `holders` text;--> statement-breakpoint
ALTER TABLE `shares` ADD `show_holder` integer DEFAULT false NOT NULL;