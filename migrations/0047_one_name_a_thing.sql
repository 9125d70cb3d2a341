-- The last with these names. Imports were batches.
ALTER TABLE `import_batches` RENAME TO `imports`;--> statement-breakpoint
ALTER TABLE `import_parts` RENAME COLUMN `batch_id` TO `import_id`;--> statement-breakpoint
DROP INDEX `transactions_by_batch`;--> statement-breakpoint
ALTER TABLE `transactions` RENAME COLUMN `batch_id` TO `import_id`;--> statement-breakpoint
CREATE INDEX `transactions_by_import` ON `transactions` (`user_id`,`import_id`,`fund_id`) WHERE import_id is not null;--> statement-breakpoint
DROP INDEX `statement_balances_by_batch`;--> statement-breakpoint
ALTER TABLE `statement_balances` RENAME COLUMN `batch_id` TO `import_id`;--> statement-breakpoint
CREATE INDEX `statement_balances_by_import` ON `statement_balances` (`user_id`,`import_id`);--> statement-breakpoint
-- The replaced rows in what undoing an import needs, and the facts that the first versions did not store there.
UPDATE `import_parts` SET `undo` = json_set(
	json_patch('{"insertedIn":{},"totals":[],"replacedTotals":[]}', `undo`), '$.removed', json((
		SELECT json_group_array(json_insert(json_remove(`value`, '$.batchId'), '$.importId', `value` ->> 'batchId'))
		FROM json_each(`undo`, '$.removed'))));--> statement-breakpoint
-- The table of the former name has what `tracked_schemes` has, which its triggers saw to.
DROP TRIGGER `kept_scheme_added`;--> statement-breakpoint
DROP TRIGGER `kept_scheme_changed`;--> statement-breakpoint
DROP TRIGGER `tracked_scheme_added`;--> statement-breakpoint
DROP TRIGGER `tracked_scheme_changed`;--> statement-breakpoint
INSERT OR IGNORE INTO `tracked_schemes` (`code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version`)
SELECT `code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version` FROM `kept_schemes`;--> statement-breakpoint
DROP TABLE `kept_schemes`;--> statement-breakpoint
ALTER TABLE `goals` RENAME COLUMN `person` TO `holder_id`;--> statement-breakpoint
ALTER TABLE `targets` RENAME COLUMN `person` TO `holder_id`;--> statement-breakpoint
-- Here `holder_id` was a second column, which only an earlier version read.
DROP TRIGGER `tax_loss_added`;--> statement-breakpoint
DROP TRIGGER `tax_profile_added`;--> statement-breakpoint
CREATE TABLE `__new_tax_losses` (
	`user_id` text NOT NULL,
	`holder_id` text NOT NULL,
	`year` integer NOT NULL,
	`short` text NOT NULL,
	`long` text NOT NULL,
	PRIMARY KEY(`user_id`, `holder_id`, `year`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_tax_losses` SELECT `user_id`, `person`, `year`, `short`, `long` FROM `tax_losses`;--> statement-breakpoint
DROP TABLE `tax_losses`;--> statement-breakpoint
ALTER TABLE `__new_tax_losses` RENAME TO `tax_losses`;--> statement-breakpoint
CREATE TABLE `__new_tax_profiles` (
	`user_id` text NOT NULL,
	`holder_id` text NOT NULL,
	`year` integer NOT NULL,
	`slab` integer,
	`resident` integer NOT NULL,
	PRIMARY KEY(`user_id`, `holder_id`, `year`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_tax_profiles` SELECT `user_id`, `person`, `year`, `slab`, `resident` FROM `tax_profiles`;--> statement-breakpoint
DROP TABLE `tax_profiles`;--> statement-breakpoint
ALTER TABLE `__new_tax_profiles` RENAME TO `tax_profiles`;--> statement-breakpoint
-- Of a share that the recipient removed, it is the sender.
DROP INDEX `removals_by_recipient`;--> statement-breakpoint
ALTER TABLE `removals` RENAME COLUMN `recipient_id` TO `other_party_id`;--> statement-breakpoint
CREATE INDEX `removals_by_other_party` ON `removals` (`other_party_id`);--> statement-breakpoint
-- A device that a user has signed in from, and a way of signing in by any provider that waits for its account's owner.
DROP INDEX `known_browsers_by_use`;--> statement-breakpoint
ALTER TABLE `known_browsers` RENAME TO `trusted_devices`;--> statement-breakpoint
CREATE INDEX `trusted_devices_by_use` ON `trusted_devices` (`used_at`);--> statement-breakpoint
DROP INDEX `pending_google_links_by_user`;--> statement-breakpoint
DROP INDEX `pending_google_links_by_expiry`;--> statement-breakpoint
ALTER TABLE `pending_google_links` RENAME TO `pending_links`;--> statement-breakpoint
CREATE INDEX `pending_links_by_user` ON `pending_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `pending_links_by_expiry` ON `pending_links` (`expires_at`);--> statement-breakpoint
-- Rows that can come back, by the names of the contracts.
UPDATE `removed_rows` SET `content` = (
	WITH `names` (`before`, `field`) AS (VALUES
		('user_id', 'userId'), ('fund_id', 'fundId'), ('from_date', 'from'), ('to_date', 'to'), ('on_date', 'on'),
		('step_up', 'stepUp'), ('paused_on', 'pausedOn'), ('recorded_through', 'recordedThrough'), ('next_due', 'nextDue'),
		('earlier_terms', 'earlierTerms'), ('created_at', 'createdAt'), ('updated_at', 'updatedAt'),
		('scheme_key', 'schemeKey'), ('batch_id', 'importId'), ('is_dated', 'isDated'), ('unit_decimals', 'unitDecimals'),
		('left_out', 'leftOut'), ('recorded_then', 'recordedThen'), ('stamp_duty', 'stampDuty'), ('exit_load', 'exitLoad'),
		('pair_id', 'pairId'), ('acquired_on', 'acquiredOn'), ('sip_id', 'sipId'), ('due_date', 'dueDate'),
		('import_key', 'importKey'), ('person', 'holderId'), ('holder_id', 'holderId'), ('relative_band', 'relativeBand'),
		('folio_number', 'folioNumber'), ('scheme_name', 'schemeName'), ('name_key', 'nameKey'), ('amfi_code', 'amfiCode'),
		('invested_amount', 'investedAmount'), ('nav_date', 'navDate'), ('ledger_version', 'ledgerVersion'),
		('transaction_count', 'transactionCount'), ('first_date', 'firstDate'), ('last_date', 'lastDate'),
		('clubbed_with', 'clubbedWith'), ('moved_to', 'movedTo'), ('recipient_id', 'recipientId'),
		('sender_id', 'senderId'), ('sender_name', 'senderName'), ('sender_email', 'senderEmail'),
		('show_holder', 'showHolder'), ('shared_at', 'sharedAt'), ('source_updated_at', 'sourceUpdatedAt'),
		('holder_name', 'holderName'))
	SELECT json_insert(json_group_object(coalesce(`field`, `key`), `value`), '$.formatVersion', 1)
	FROM json_each(`content`) LEFT JOIN `names` ON `before` = `key`
	WHERE NOT (`table_name` IN ('tax_losses', 'tax_profiles') AND `key` = 'holder_id'));
