CREATE TABLE `address_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_changes_by_expiry` ON `address_changes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `address_proofs` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_proofs_by_expiry` ON `address_proofs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `former_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`changed_at` integer NOT NULL,
	`reserved_until` integer NOT NULL,
	`had_password` integer NOT NULL,
	`mail_due_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_addresses_due` ON `former_addresses` (`mail_due_at`) WHERE "former_addresses"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `former_addresses_by_user` ON `former_addresses` (`user_id`);--> statement-breakpoint
CREATE INDEX `former_addresses_by_hash` ON `former_addresses` (`hash`);--> statement-breakpoint
CREATE INDEX `former_addresses_by_end` ON `former_addresses` (`reserved_until`);--> statement-breakpoint
CREATE TABLE `account_events` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`device` text,
	`network` text,
	`detail` text,
	`is_pending` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_events_by_time` ON `account_events` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `account_notices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`due_at` integer,
	`quiet_until` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_notices_due` ON `account_notices` (`due_at`) WHERE "account_notices"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `pending_links` (
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
CREATE INDEX `pending_links_by_user` ON `pending_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `pending_links_by_expiry` ON `pending_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `code_tickets` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_tickets_by_user` ON `code_tickets` (`user_id`);--> statement-breakpoint
CREATE INDEX `code_tickets_by_expiry` ON `code_tickets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `factor_losses` (
	`user_id` text PRIMARY KEY NOT NULL,
	`link_hash` text NOT NULL,
	`browser_hash` text NOT NULL,
	`asked_at` integer NOT NULL,
	`started_at` integer,
	`cancel_hashes` text NOT NULL,
	`mails_taken` integer NOT NULL,
	`mailed_at` integer,
	`due_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `factor_losses_due` ON `factor_losses` (`due_at`) WHERE "factor_losses"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `former_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_step` integer NOT NULL,
	`tries` text NOT NULL,
	`failures` integer NOT NULL,
	`known_tries` text DEFAULT '[]' NOT NULL,
	`known_failures` integer DEFAULT 0 NOT NULL,
	`codes_salt` text NOT NULL,
	`code_hashes` text NOT NULL,
	`codes_made_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_step` integer NOT NULL,
	`tries` text NOT NULL,
	`failures` integer NOT NULL,
	`known_tries` text DEFAULT '[]' NOT NULL,
	`known_failures` integer DEFAULT 0 NOT NULL,
	`codes_salt` text NOT NULL,
	`code_hashes` text NOT NULL,
	`codes_made_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `token_sync_key` (
	`id` integer PRIMARY KEY NOT NULL,
	`jwk` text NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `access_tokens` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`hash` text NOT NULL,
	`name` text NOT NULL,
	`scope` text NOT NULL,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_by_hash` ON `access_tokens` (`hash`);--> statement-breakpoint
CREATE INDEX `access_tokens_by_end` ON `access_tokens` (`ends_at`);--> statement-breakpoint
CREATE TABLE `challenge_key` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `device_links` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `device_links_by_hash` ON `device_links` (`hash`);--> statement-breakpoint
CREATE INDEX `device_links_by_expiry` ON `device_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invitations_by_user` ON `invitations` (`user_id`);--> statement-breakpoint
CREATE INDEX `invitations_by_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `oauth_accounts` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_accounts_by_user` ON `oauth_accounts` (`user_id`,`issuer`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`backup_eligible` integer NOT NULL,
	`backed_up` integer NOT NULL,
	`rp_id` text NOT NULL,
	`user_handle` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_by_id` ON `passkeys` (`id`);--> statement-breakpoint
CREATE TABLE `password_reset_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_reset_codes_hash_unique` ON `password_reset_codes` (`hash`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer DEFAULT 0 NOT NULL,
	`method` text DEFAULT 'password' NOT NULL,
	`device` text,
	`reauthenticated_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `trusted_devices` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer NOT NULL,
	`skips_code_until` integer,
	`gave_code` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trusted_devices_by_use` ON `trusted_devices` (`used_at`);--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_challenges_by_expiry` ON `used_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`photo_url` text,
	`provider` text NOT NULL,
	`can_share` integer,
	`password_hash` text,
	`email_proven_at` integer,
	`recovered_at` integer,
	`created_at` integer NOT NULL,
	`demo_until` integer,
	`language` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_demo` ON `users` (`demo_until`) WHERE "users"."demo_until" is not null;--> statement-breakpoint
CREATE INDEX `users_who_permit_by_proof` ON `users` (("email_proven_at" is null),"name" collate nocase,`id`,`email`,`photo_url`,`email_proven_at`) WHERE "users"."can_share" = 1;--> statement-breakpoint
CREATE TABLE `watched_schemes` (
	`user_id` text NOT NULL,
	`code` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `code`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watched_schemes_by_code` ON `watched_schemes` (`code`);--> statement-breakpoint
CREATE TABLE `categories` (
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	PRIMARY KEY(`user_id`, `name`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `exit_loads` (
	`user_id` text NOT NULL,
	`fund_id` text NOT NULL,
	`load` text NOT NULL,
	PRIMARY KEY(`user_id`, `fund_id`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `funds` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`folio_number` text NOT NULL,
	`scheme_name` text NOT NULL,
	`name_key` text NOT NULL,
	`amfi_code` text,
	`category` text NOT NULL,
	`invested_amount` text NOT NULL,
	`units` text NOT NULL,
	`nav` text,
	`nav_date` text,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	`ledger_version` integer DEFAULT 0 NOT NULL,
	`transaction_count` integer DEFAULT 0 NOT NULL,
	`realised` text,
	`first_date` text,
	`last_date` text,
	`holder_id` text,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `funds_by_category` ON `funds` (`user_id`,`category`);--> statement-breakpoint
CREATE INDEX `funds_by_scheme` ON `funds` (`user_id`,case when amfi_code is null then name_key else amfi_code end);--> statement-breakpoint
CREATE INDEX `funds_by_code` ON `funds` (`amfi_code`,`first_date`) WHERE amfi_code is not null;--> statement-breakpoint
CREATE TABLE `goals` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`target` text NOT NULL,
	`on_date` text NOT NULL,
	`inflation` text NOT NULL,
	`expected` text NOT NULL,
	`step_up` text NOT NULL,
	`withdrawal` text,
	`holder_id` text,
	`parts` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `missed_days` (
	`day` text PRIMARY KEY NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`next_attempt_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `nav_points` (
	`code` text NOT NULL,
	`day` integer NOT NULL,
	`nav` text NOT NULL,
	PRIMARY KEY(`code`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `nav_years` (
	`code` text NOT NULL,
	`year` integer NOT NULL,
	`points` blob NOT NULL,
	PRIMARY KEY(`code`, `year`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `tracked_schemes` (
	`code` text PRIMARY KEY NOT NULL,
	`wanted_from` text NOT NULL,
	`filled_from` text,
	`filled_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`next_attempt_at` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `unwanted_schemes` (
	`code` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `holders` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`kind` text NOT NULL,
	`clubbed_with` text,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `holders_by_name` ON `holders` (`user_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `chosen_schemes` (
	`user_id` text NOT NULL,
	`scheme_key` text NOT NULL,
	`amfi_code` text NOT NULL,
	PRIMARY KEY(`user_id`, `scheme_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `import_parts` (
	`user_id` text NOT NULL,
	`import_id` text NOT NULL,
	`part` integer NOT NULL,
	`added` integer NOT NULL,
	`duplicates` integer NOT NULL,
	`replaced` integer NOT NULL,
	`undo` text NOT NULL,
	PRIMARY KEY(`user_id`, `import_id`, `part`),
	FOREIGN KEY (`user_id`,`import_id`) REFERENCES `imports`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`source` text NOT NULL,
	`from_date` text,
	`to_date` text,
	`parts` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `undone_imports` (
	`user_id` text NOT NULL,
	`import_id` text NOT NULL,
	`undone_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `import_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `unlisted_schemes` (
	`user_id` text NOT NULL,
	`scheme_key` text NOT NULL,
	`fund_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `fund_id`, `scheme_key`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `guards` (
	`holds` integer NOT NULL,
	CONSTRAINT "guard" CHECK(holds = 1)
);
--> statement-breakpoint
CREATE TABLE `job_clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`agreed` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_parts` (
	`part` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`failure` text,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`successes` integer DEFAULT 0 NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_by_end` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE TABLE `removals` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`row_count` integer NOT NULL,
	`other_party_id` text,
	`removed_at` integer NOT NULL,
	`restored_at` integer,
	`dismissed_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_party_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `removals_by_date` ON `removals` (`removed_at`);--> statement-breakpoint
CREATE INDEX `removals_by_other_party` ON `removals` (`other_party_id`);--> statement-breakpoint
CREATE TABLE `removed_rows` (
	`user_id` text NOT NULL,
	`removal_id` text NOT NULL,
	`position` integer NOT NULL,
	`table_name` text NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`user_id`, `removal_id`, `position`),
	FOREIGN KEY (`user_id`,`removal_id`) REFERENCES `removals`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `scheme_columns` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`gzip` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `scheme_list` (
	`id` integer PRIMARY KEY NOT NULL,
	`source` text,
	`as_of` text,
	`count` integer NOT NULL,
	`hash` text,
	`etag` text,
	`last_modified` text,
	`fetched_at` integer,
	`refusal` text,
	`refusal_kind` text,
	`refused_at` integer
);
--> statement-breakpoint
CREATE TABLE `schemes` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`nav` text,
	`nav_date` text,
	`previous_nav` text,
	`previous_nav_date` text,
	`plan` text,
	`option` text,
	`frequency` text,
	`is_inferred` integer DEFAULT false NOT NULL,
	`fund_house` text,
	`category` text,
	`isin` text,
	`reinvestment_isin` text,
	`former_name` text
);
--> statement-breakpoint
CREATE INDEX `schemes_by_name` ON `schemes` (`name_key`);--> statement-breakpoint
CREATE TABLE `shared_funds` (
	`recipient_id` text NOT NULL,
	`sender_id` text NOT NULL,
	`id` text NOT NULL,
	`folio_number` text NOT NULL,
	`scheme_name` text NOT NULL,
	`name_key` text NOT NULL,
	`amfi_code` text,
	`category` text NOT NULL,
	`invested_amount` text NOT NULL,
	`units` text NOT NULL,
	`nav` text,
	`nav_date` text,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	`shared_at` integer NOT NULL,
	`source_updated_at` integer,
	`holder_name` text,
	PRIMARY KEY(`recipient_id`, `sender_id`, `id`),
	FOREIGN KEY (`recipient_id`,`sender_id`) REFERENCES `shares`(`recipient_id`,`sender_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shared_funds_by_code` ON `shared_funds` (`amfi_code`) WHERE amfi_code is not null;--> statement-breakpoint
CREATE TABLE `shares` (
	`recipient_id` text NOT NULL,
	`sender_id` text NOT NULL,
	`sender_name` text NOT NULL,
	`sender_email` text NOT NULL,
	`created_at` integer NOT NULL,
	`holders` text,
	`show_holder` integer DEFAULT false NOT NULL,
	`version` text,
	PRIMARY KEY(`recipient_id`, `sender_id`),
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shares_by_sender` ON `shares` (`sender_id`);--> statement-breakpoint
CREATE TABLE `sharing_blocks` (
	`recipient_id` text NOT NULL,
	`sender_id` text NOT NULL,
	`sender_name` text NOT NULL,
	`sender_email` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`recipient_id`, `sender_id`),
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sips` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`fund_id` text NOT NULL,
	`amount` text NOT NULL,
	`day` integer NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text,
	`step_up` text,
	`paused` integer NOT NULL,
	`paused_on` text,
	`recorded_through` text,
	`next_due` text,
	`skipped` text DEFAULT '[]' NOT NULL,
	`earlier_terms` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sips_by_fund` ON `sips` (`user_id`,`fund_id`);--> statement-breakpoint
CREATE INDEX `sips_by_next_due` ON `sips` (`next_due`);--> statement-breakpoint
CREATE TABLE `targets` (
	`user_id` text NOT NULL,
	`holder_id` text NOT NULL,
	`by` text NOT NULL,
	`band` text NOT NULL,
	`relative_band` text,
	`parts` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`user_id`, `holder_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tax_losses` (
	`user_id` text NOT NULL,
	`holder_id` text NOT NULL,
	`year` integer NOT NULL,
	`short` text NOT NULL,
	`long` text NOT NULL,
	PRIMARY KEY(`user_id`, `holder_id`, `year`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tax_profiles` (
	`user_id` text NOT NULL,
	`holder_id` text NOT NULL,
	`year` integer NOT NULL,
	`slab` integer,
	`resident` integer NOT NULL,
	PRIMARY KEY(`user_id`, `holder_id`, `year`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tax_schemes` (
	`user_id` text NOT NULL,
	`amfi_code` text NOT NULL,
	`class` text,
	`kind` text,
	`fmv_per_unit` text,
	PRIMARY KEY(`user_id`, `amfi_code`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `statement_balances` (
	`user_id` text NOT NULL,
	`fund_id` text NOT NULL,
	`import_id` text NOT NULL,
	`date` text NOT NULL,
	`is_dated` integer NOT NULL,
	`folio` text NOT NULL,
	`scheme` text NOT NULL,
	`units` text NOT NULL,
	`unit_decimals` integer NOT NULL,
	`cost` text,
	`value` text,
	`left_out` integer NOT NULL,
	`recorded_then` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `fund_id`, `import_id`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`import_id`) REFERENCES `imports`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `statement_balances_by_import` ON `statement_balances` (`user_id`,`import_id`);--> statement-breakpoint
CREATE TABLE `transactions` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`fund_id` text NOT NULL,
	`date` text NOT NULL,
	`sequence` integer NOT NULL,
	`type` text NOT NULL,
	`units` text NOT NULL,
	`amount` text NOT NULL,
	`nav` text,
	`stamp_duty` text NOT NULL,
	`exit_load` text NOT NULL,
	`stt` text NOT NULL,
	`tds` text NOT NULL,
	`note` text,
	`pair_id` text,
	`cost` text,
	`acquired_on` text,
	`source` text NOT NULL,
	`sip_id` text,
	`due_date` text,
	`confirmed` integer NOT NULL,
	`import_id` text,
	`import_key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `transactions_by_date` ON `transactions` (`user_id`,`fund_id`,`date`);--> statement-breakpoint
CREATE INDEX `transactions_by_pair` ON `transactions` (`user_id`,`pair_id`,`fund_id`) WHERE pair_id is not null;--> statement-breakpoint
CREATE INDEX `transactions_by_acquisition` ON `transactions` (`acquired_on`) WHERE acquired_on is not null;--> statement-breakpoint
CREATE INDEX `transactions_by_import` ON `transactions` (`user_id`,`import_id`,`fund_id`) WHERE import_id is not null;