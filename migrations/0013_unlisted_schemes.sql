CREATE TABLE `unlisted_schemes` (
	`user_id` text NOT NULL,
	`scheme_key` text NOT NULL,
	`fund_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `fund_id`, `scheme_key`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
