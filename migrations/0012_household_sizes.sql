CREATE INDEX `funds_by_scheme` ON `funds` (`user_id`,case when amfi_code is null then name_key else amfi_code end);--> statement-breakpoint
CREATE INDEX `sips_by_fund` ON `sips` (`user_id`,`fund_id`);