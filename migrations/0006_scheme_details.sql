ALTER TABLE `schemes` ADD `plan` text;--> statement-breakpoint
ALTER TABLE `schemes` ADD `option` text;--> statement-breakpoint
ALTER TABLE `schemes` ADD `frequency` text;--> statement-breakpoint
ALTER TABLE `schemes` ADD `is_inferred` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `schemes` ADD `fund_house` text;--> statement-breakpoint
ALTER TABLE `schemes` ADD `category` text;--> statement-breakpoint
ALTER TABLE `schemes` ADD `isin` text;--> statement-breakpoint
ALTER TABLE `schemes` ADD `reinvestment_isin` text;--> statement-breakpoint
ALTER TABLE `schemes` ADD `former_name` text;--> statement-breakpoint
-- The details come with the next import, so it must not take the cached list for the newest.
UPDATE `scheme_list` SET `hash` = NULL, `etag` = NULL, `last_modified` = NULL;--> statement-breakpoint
-- Kept in a form without them.
DELETE FROM `scheme_columns`;
