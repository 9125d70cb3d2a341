CREATE TABLE `exit_loads` (
	`user_id` text NOT NULL,
	`fund_id` text NOT NULL,
	`load` text NOT NULL,
	PRIMARY KEY(`user_id`, `fund_id`),
	FOREIGN KEY (`user_id`,`fund_id`) REFERENCES `funds`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
