DROP INDEX `oauth_accounts_by_user`;--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_accounts_by_user` ON `oauth_accounts` (`user_id`,`issuer`);