ALTER TABLE `former_addresses` ADD `mail_due_at` integer;--> statement-breakpoint
CREATE INDEX `former_addresses_due` ON `former_addresses` (`mail_due_at`) WHERE "former_addresses"."mail_due_at" is not null;--> statement-breakpoint
ALTER TABLE `former_factors` ADD `codes_made_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `second_factors` ADD `codes_made_at` integer DEFAULT 0 NOT NULL;