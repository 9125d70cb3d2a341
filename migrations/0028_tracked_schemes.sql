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
INSERT INTO `tracked_schemes` SELECT * FROM `kept_schemes`;--> statement-breakpoint
-- The table's former name stays for the version before: what one writes, the other reads. No line of a trigger ends like a
-- statement, by which a backup is read. The columns `holder_id` of `tax_losses` and `tax_profiles` stay for it too, unused.
CREATE TRIGGER `kept_scheme_added` AFTER INSERT ON `kept_schemes` BEGIN
	INSERT INTO `tracked_schemes` (`code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version`)
	VALUES (new.`code`, new.`wanted_from`, new.`filled_from`, new.`filled_at`, new.`failures`, new.`problem`, new.`next_attempt_at`, new.`version`)
	ON CONFLICT (`code`) DO UPDATE SET `wanted_from` = new.`wanted_from`, `filled_from` = new.`filled_from`, `filled_at` = new.`filled_at`,
		`failures` = new.`failures`, `problem` = new.`problem`, `next_attempt_at` = new.`next_attempt_at`, `version` = new.`version`
	WHERE `wanted_from` IS NOT new.`wanted_from` OR `filled_from` IS NOT new.`filled_from` OR `filled_at` IS NOT new.`filled_at`
		OR `failures` <> new.`failures` OR `problem` IS NOT new.`problem` OR `next_attempt_at` <> new.`next_attempt_at` OR `version` <> new.`version`; END;--> statement-breakpoint
CREATE TRIGGER `kept_scheme_changed` AFTER UPDATE ON `kept_schemes` BEGIN
	INSERT INTO `tracked_schemes` (`code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version`)
	VALUES (new.`code`, new.`wanted_from`, new.`filled_from`, new.`filled_at`, new.`failures`, new.`problem`, new.`next_attempt_at`, new.`version`)
	ON CONFLICT (`code`) DO UPDATE SET `wanted_from` = new.`wanted_from`, `filled_from` = new.`filled_from`, `filled_at` = new.`filled_at`,
		`failures` = new.`failures`, `problem` = new.`problem`, `next_attempt_at` = new.`next_attempt_at`, `version` = new.`version`
	WHERE `wanted_from` IS NOT new.`wanted_from` OR `filled_from` IS NOT new.`filled_from` OR `filled_at` IS NOT new.`filled_at`
		OR `failures` <> new.`failures` OR `problem` IS NOT new.`problem` OR `next_attempt_at` <> new.`next_attempt_at` OR `version` <> new.`version`; END;--> statement-breakpoint
CREATE TRIGGER `tracked_scheme_added` AFTER INSERT ON `tracked_schemes` BEGIN
	INSERT INTO `kept_schemes` (`code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version`)
	VALUES (new.`code`, new.`wanted_from`, new.`filled_from`, new.`filled_at`, new.`failures`, new.`problem`, new.`next_attempt_at`, new.`version`)
	ON CONFLICT (`code`) DO UPDATE SET `wanted_from` = new.`wanted_from`, `filled_from` = new.`filled_from`, `filled_at` = new.`filled_at`,
		`failures` = new.`failures`, `problem` = new.`problem`, `next_attempt_at` = new.`next_attempt_at`, `version` = new.`version`
	WHERE `wanted_from` IS NOT new.`wanted_from` OR `filled_from` IS NOT new.`filled_from` OR `filled_at` IS NOT new.`filled_at`
		OR `failures` <> new.`failures` OR `problem` IS NOT new.`problem` OR `next_attempt_at` <> new.`next_attempt_at` OR `version` <> new.`version`; END;--> statement-breakpoint
CREATE TRIGGER `tracked_scheme_changed` AFTER UPDATE ON `tracked_schemes` BEGIN
	INSERT INTO `kept_schemes` (`code`, `wanted_from`, `filled_from`, `filled_at`, `failures`, `problem`, `next_attempt_at`, `version`)
	VALUES (new.`code`, new.`wanted_from`, new.`filled_from`, new.`filled_at`, new.`failures`, new.`problem`, new.`next_attempt_at`, new.`version`)
	ON CONFLICT (`code`) DO UPDATE SET `wanted_from` = new.`wanted_from`, `filled_from` = new.`filled_from`, `filled_at` = new.`filled_at`,
		`failures` = new.`failures`, `problem` = new.`problem`, `next_attempt_at` = new.`next_attempt_at`, `version` = new.`version`
	WHERE `wanted_from` IS NOT new.`wanted_from` OR `filled_from` IS NOT new.`filled_from` OR `filled_at` IS NOT new.`filled_at`
		OR `failures` <> new.`failures` OR `problem` IS NOT new.`problem` OR `next_attempt_at` <> new.`next_attempt_at` OR `version` <> new.`version`; END;
