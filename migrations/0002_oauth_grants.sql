CREATE TABLE `oauth_grants` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`token_id` text NOT NULL,
	`client_id` text NOT NULL,
	`host` text NOT NULL,
	`person` text,
	`ends_at` integer NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`token_id`) REFERENCES `access_tokens`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_grants_by_token` ON `oauth_grants` (`user_id`,`token_id`);--> statement-breakpoint
CREATE INDEX `oauth_grants_by_client` ON `oauth_grants` (`client_id`);--> statement-breakpoint
CREATE TABLE `oauth_records` (
	`key` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `oauth_records_by_end` ON `oauth_records` (`ends_at`);--> statement-breakpoint
CREATE TABLE `oauth_tokens` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`grant_id` text NOT NULL,
	`audience` text NOT NULL,
	`ends_at` integer NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`,`grant_id`) REFERENCES `oauth_grants`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_tokens_by_hash` ON `oauth_tokens` (`hash`);--> statement-breakpoint
CREATE INDEX `oauth_tokens_by_grant` ON `oauth_tokens` (`user_id`,`grant_id`);--> statement-breakpoint
CREATE INDEX `oauth_tokens_by_end` ON `oauth_tokens` (`ends_at`);