CREATE TABLE `unwanted_schemes` (
	`code` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shared_funds_by_code` ON `shared_funds` (`amfi_code`) WHERE amfi_code is not null;