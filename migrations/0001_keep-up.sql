ALTER TABLE `users` ADD `access_epoch` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shares` ADD `kept_epoch` integer;--> statement-breakpoint
ALTER TABLE `shares` ADD `pushed_through` integer;--> statement-breakpoint
ALTER TABLE `shares` ADD `pushed_at` integer;--> statement-breakpoint
ALTER TABLE `shares` ADD `asked_at` integer;--> statement-breakpoint
CREATE INDEX `shares_kept_up` ON `shares` (`pushed_through`) WHERE kept_epoch is not null;--> statement-breakpoint
CREATE INDEX `funds_by_update` ON `funds` (`user_id`,`updated_at`) WHERE updated_at is not null;