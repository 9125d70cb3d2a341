CREATE TABLE `address_proofs` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_proofs_by_expiry` ON `address_proofs` (`expires_at`);--> statement-breakpoint
DROP INDEX `users_who_permit`;--> statement-breakpoint
CREATE INDEX `users_who_permit_by_proof` ON `users` (("email_proven_at" is null),"name" collate nocase,`id`,`email`,`photo_url`,`email_proven_at`) WHERE "users"."can_share" = 1;