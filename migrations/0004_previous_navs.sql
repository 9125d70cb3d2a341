ALTER TABLE `schemes` ADD `previous_nav` text;--> statement-breakpoint
ALTER TABLE `schemes` ADD `previous_nav_date` text;