CREATE TABLE `pending_google_links` (
	`browser_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`photo_url` text,
	`code_hash` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pending_google_links_by_user` ON `pending_google_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `pending_google_links_by_expiry` ON `pending_google_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `reauthenticated_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `email_proven_at` integer;
--> statement-breakpoint
-- Google itself had vouched for these addresses when the accounts were linked.
UPDATE `users` SET `email_proven_at` = (SELECT `created_at` FROM `oauth_accounts` WHERE `user_id` = `users`.`id`)
WHERE (`email` LIKE '%@gmail.com' OR `email` LIKE '%@googlemail.com')
AND EXISTS (SELECT 1 FROM `oauth_accounts` WHERE `user_id` = `users`.`id` AND `issuer` = 'https://accounts.google.com');
