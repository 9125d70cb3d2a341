CREATE TABLE `guards` (
	`holds` integer NOT NULL,
	CONSTRAINT "guard" CHECK(holds = 1)
);
