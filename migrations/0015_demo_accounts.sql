ALTER TABLE `users` ADD `demo_until` integer;--> statement-breakpoint
CREATE INDEX `users_demo` ON `users` (`demo_until`) WHERE "users"."demo_until" is not null;