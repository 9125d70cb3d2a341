// Written by npm run generate in generators/openapi-client, of the description with SHA-256 42adfd63ad8e86bb13ac565b8a9d0958998fdafb4cb1f630889070a6ff765b9d.
export interface paths {
    "/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Value, gain and XIRR of the portfolio, its funds and categories
         * @description Needs the scope `read`.
         */
        get: operations["portfolio.performance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All funds, at their newest NAVs
         * @description Needs the scope `read`.
         */
        get: operations["programs.funds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One fund with its returns
         * @description Needs the scope `read`.
         */
        get: operations["programs.fund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transactions, oldest first, page by page
         * @description Needs the scope `read`.
         */
        get: operations["programs.transactions"];
        put?: never;
        /**
         * Adds up to 100 transactions to funds that are there, all or none
         * @description Needs the scope `import`.
         */
        post: operations["programs.addTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What money earned from one day to another
         * @description Needs the scope `read`.
         */
        get: operations["programs.returns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The value on each day
         * @description Needs the scope `read`.
         */
        get: operations["programs.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A financial year's gains, income and tax
         * @description Needs the scope `read`.
         */
        get: operations["tax.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the funds and transactions of an export of Fundbook that are not recorded yet
         * @description Needs the scope `import`.
         */
        post: operations["programs.addImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A problem document (RFC 9457). */
        Problem: {
            type: string;
            /** @description A sentence for the user */
            title: string;
            status: number;
            /** @description A stable code, such as tokens/invalid */
            code: string;
            requestId: string;
            errors?: {
                /** @description A JSON pointer (RFC 6901) into the body */
                pointer: string;
                code: string;
                message: string;
            }[] | {
                [key: string]: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "portfolio.performance": {
        parameters: {
            query?: {
                /** @description Whose figures: `me`, or a person's id. Without it, everyone's. */
                holder?: "me" | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Value, gain and XIRR of the portfolio, its funds and categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string | null;
                        /** @description The value of what is held, with or without transactions, at the newest NAVs. Rupees, at most 2 decimals. */
                        value: number;
                        /** @description The cost of the same funds. Rupees, at most 2 decimals. */
                        invested: number;
                        /** @description That value less that cost. Rupees, at most 2 decimals. */
                        pnl: number;
                        returns: number | null;
                        /** @description The funds that gains, income and XIRR are about */
                        covered: {
                            /** @description How many */
                            funds: number;
                            /** @description What they are worth. Rupees, at most 2 decimals. */
                            value: number;
                            /** @description The cost of what is held of them. Rupees, at most 2 decimals. */
                            invested: number;
                        };
                        /** @description The proceeds of sales, less what was sold had cost. Rupees, at most 2 decimals. */
                        realised: number;
                        /** @description Dividends (IDCW) paid out or reinvested, before TDS. Rupees, at most 2 decimals. */
                        dividends: number;
                        /** @description Securities transaction tax paid on sales. Rupees, at most 2 decimals. */
                        stt: number;
                        totalGain: number | null;
                        /** @description All money paid in. Rupees, at most 2 decimals. */
                        paidIn: number;
                        xirr: number | null;
                        xirrReason: ("no-flows" | "one-day" | "no-sign-change" | "no-rate" | "out-of-range" | "contradicts-gain" | "no-nav" | "partial-history" | "unpaired") | null;
                        since: string | null;
                        /** @description How many funds some of these figures leave out */
                        leftOut: number;
                        /** @description Those funds, with the figures that leave each out */
                        leftOutFunds: {
                            /** @description The fund's id */
                            fundId: string;
                            /**
                             * @description no-nav: without a NAV, left out of all figures; totals: no transactions are known, partial-history: a past that is known in part, and unpaired: units that moved from or to a folio that is not here, left out of gains, income and XIRR only; excluded-category: left out of the value only
                             * @enum {string}
                             */
                            reason: "totals" | "partial-history" | "unpaired" | "no-nav" | "excluded-category";
                        }[];
                        funds: {
                            /** @description The fund's id */
                            fundId: string;
                            value: number | null;
                            /** @description The cost of what is held. Rupees, at most 2 decimals. */
                            invested: number;
                            /** @description The proceeds of sales, less what was sold had cost. Rupees, at most 2 decimals. */
                            realised: number;
                            /** @description Dividends (IDCW) paid out or reinvested, before TDS. Rupees, at most 2 decimals. */
                            dividends: number;
                            /** @description Securities transaction tax paid on sales. Rupees, at most 2 decimals. */
                            stt: number;
                            totalGain: number | null;
                            /** @description All money paid in. Rupees, at most 2 decimals. */
                            paidIn: number;
                            xirr: number | null;
                            xirrReason: ("no-flows" | "one-day" | "no-sign-change" | "no-rate" | "out-of-range" | "contradicts-gain" | "no-nav" | "partial-history" | "unpaired") | null;
                            since: string | null;
                        }[];
                        categories: {
                            /** @description The category, as the user typed it */
                            name: string;
                            /** @description The value of what is held, with or without transactions, at the newest NAVs. Rupees, at most 2 decimals. */
                            value: number;
                            /** @description The cost of the same funds. Rupees, at most 2 decimals. */
                            invested: number;
                            /** @description That value less that cost. Rupees, at most 2 decimals. */
                            pnl: number;
                            returns: number | null;
                            /** @description The funds that gains, income and XIRR are about */
                            covered: {
                                /** @description How many */
                                funds: number;
                                /** @description What they are worth. Rupees, at most 2 decimals. */
                                value: number;
                                /** @description The cost of what is held of them. Rupees, at most 2 decimals. */
                                invested: number;
                            };
                            /** @description The proceeds of sales, less what was sold had cost. Rupees, at most 2 decimals. */
                            realised: number;
                            /** @description Dividends (IDCW) paid out or reinvested, before TDS. Rupees, at most 2 decimals. */
                            dividends: number;
                            /** @description Securities transaction tax paid on sales. Rupees, at most 2 decimals. */
                            stt: number;
                            totalGain: number | null;
                            /** @description All money paid in. Rupees, at most 2 decimals. */
                            paidIn: number;
                            xirr: number | null;
                            xirrReason: ("no-flows" | "one-day" | "no-sign-change" | "no-rate" | "out-of-range" | "contradicts-gain" | "no-nav" | "partial-history" | "unpaired") | null;
                            since: string | null;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since that ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid access token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token's scope does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found in this account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with what is recorded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "programs.funds": {
        parameters: {
            query?: {
                /** @description Whose figures: `me`, or a person's id. Without it, everyone's. */
                holder?: "me" | string;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
                /** @description The most on a page, up to 500. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All funds, at their newest NAVs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string | null;
                        /** @description How many funds some of these figures leave out */
                        leftOut: number;
                        /** @description Those funds, with the figures that leave each out */
                        leftOutFunds: {
                            /** @description The fund's id */
                            fundId: string;
                            /**
                             * @description no-nav: without a NAV, left out of all figures; totals: no transactions are known, partial-history: a past that is known in part, and unpaired: units that moved from or to a folio that is not here, left out of gains, income and XIRR only; excluded-category: left out of the value only
                             * @enum {string}
                             */
                            reason: "totals" | "partial-history" | "unpaired" | "no-nav" | "excluded-category";
                        }[];
                        funds: {
                            /** @description The fund's id */
                            id: string;
                            /** @description As the user typed it or a statement prints it */
                            folioNumber: string;
                            /** @description As in AMFI's list, or as the user typed it */
                            schemeName: string;
                            amfiCode: string | null;
                            /** @description As the user typed it */
                            category: string;
                            /** @description The cost of what is held. Rupees, at most 2 decimals. */
                            investedAmount: number;
                            /** @description The units held. Units, at most 6 decimals. */
                            units: number;
                            nav: number | null;
                            navDate: string | null;
                            currentAmount: number | null;
                            pnl: number | null;
                            returns: number | null;
                            /** @description When it was added. ISO 8601, UTC. */
                            createdAt: string;
                            updatedAt: string | null;
                            /** @description Whether units and invested amount follow from transactions */
                            hasTransactions: boolean;
                            realised: number | null;
                            firstDate: string | null;
                            holderId: string | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Nothing has changed since that ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid access token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token's scope does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found in this account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with what is recorded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "programs.fund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The fund's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One fund with its returns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string | null;
                        /** @description How many funds some of these figures leave out */
                        leftOut: number;
                        /** @description Those funds, with the figures that leave each out */
                        leftOutFunds: {
                            /** @description The fund's id */
                            fundId: string;
                            /**
                             * @description no-nav: without a NAV, left out of all figures; totals: no transactions are known, partial-history: a past that is known in part, and unpaired: units that moved from or to a folio that is not here, left out of gains, income and XIRR only; excluded-category: left out of the value only
                             * @enum {string}
                             */
                            reason: "totals" | "partial-history" | "unpaired" | "no-nav" | "excluded-category";
                        }[];
                        fund: {
                            /** @description The fund's id */
                            id: string;
                            /** @description As the user typed it or a statement prints it */
                            folioNumber: string;
                            /** @description As in AMFI's list, or as the user typed it */
                            schemeName: string;
                            amfiCode: string | null;
                            /** @description As the user typed it */
                            category: string;
                            /** @description The cost of what is held. Rupees, at most 2 decimals. */
                            investedAmount: number;
                            /** @description The units held. Units, at most 6 decimals. */
                            units: number;
                            nav: number | null;
                            navDate: string | null;
                            currentAmount: number | null;
                            pnl: number | null;
                            returns: number | null;
                            /** @description When it was added. ISO 8601, UTC. */
                            createdAt: string;
                            updatedAt: string | null;
                            /** @description Whether units and invested amount follow from transactions */
                            hasTransactions: boolean;
                            realised: number | null;
                            firstDate: string | null;
                            holderId: string | null;
                        };
                        performance: {
                            /** @description The fund's id */
                            fundId: string;
                            value: number | null;
                            /** @description The cost of what is held. Rupees, at most 2 decimals. */
                            invested: number;
                            /** @description The proceeds of sales, less what was sold had cost. Rupees, at most 2 decimals. */
                            realised: number;
                            /** @description Dividends (IDCW) paid out or reinvested, before TDS. Rupees, at most 2 decimals. */
                            dividends: number;
                            /** @description Securities transaction tax paid on sales. Rupees, at most 2 decimals. */
                            stt: number;
                            totalGain: number | null;
                            /** @description All money paid in. Rupees, at most 2 decimals. */
                            paidIn: number;
                            xirr: number | null;
                            xirrReason: ("no-flows" | "one-day" | "no-sign-change" | "no-rate" | "out-of-range" | "contradicts-gain" | "no-nav" | "partial-history" | "unpaired") | null;
                            since: string | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since that ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid access token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token's scope does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found in this account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with what is recorded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "programs.transactions": {
        parameters: {
            query?: {
                /** @description Whose figures: `me`, or a person's id. Without it, everyone's. */
                holder?: "me" | string;
                /** @description The fund's id. */
                fund?: string;
                /** @description The first day, YYYY-MM-DD. */
                from?: string;
                /** @description The last day, YYYY-MM-DD. */
                to?: string;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
                /** @description The most on a page, up to 500. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transactions, oldest first, page by page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string | null;
                        /** @description How many funds some of these figures leave out */
                        leftOut: number;
                        /** @description Those funds, with the figures that leave each out */
                        leftOutFunds: {
                            /** @description The fund's id */
                            fundId: string;
                            /**
                             * @description no-nav: without a NAV, left out of all figures; totals: no transactions are known, partial-history: a past that is known in part, and unpaired: units that moved from or to a folio that is not here, left out of gains, income and XIRR only; excluded-category: left out of the value only
                             * @enum {string}
                             */
                            reason: "totals" | "partial-history" | "unpaired" | "no-nav" | "excluded-category";
                        }[];
                        transactions: {
                            /** @description The transaction's id */
                            id: string;
                            /** @description The fund's id */
                            fundId: string;
                            /** @description The day whose NAV it has. YYYY-MM-DD. */
                            date: string;
                            /**
                             * @description The kind of transaction
                             * @enum {string}
                             */
                            type: "purchase" | "sip" | "redemption" | "swp" | "switch-out" | "switch-in" | "idcw-payout" | "idcw-reinvestment" | "bonus" | "split" | "opening" | "merger-out" | "merger-in" | "transfer-in" | "transfer-out" | "segregation-out" | "segregation-in" | "reversal" | "redemption-reversal";
                            /** @description Positive; the type gives the direction. Only a split can have negative units. Units, at most 6 decimals. */
                            units: number;
                            /** @description Without stamp duty; of a redemption, the amount credited. Rupees, at most 2 decimals. */
                            amount: number;
                            nav: number | null;
                            /** @description Paid on top of the amount. Rupees, at most 2 decimals. */
                            stampDuty: number;
                            charges: {
                                /** @description For information: already deducted from the amount. Rupees, at most 2 decimals. */
                                exitLoad: number;
                                /** @description For information. Rupees, at most 2 decimals. */
                                stt: number;
                                /** @description For information. Rupees, at most 2 decimals. */
                                tds: number;
                            };
                            note: string | null;
                            pairId: string | null;
                            /**
                             * @description Who recorded it
                             * @enum {string}
                             */
                            source: "manual" | "sip" | "import";
                            /** @description Whether the user or a statement vouches for it */
                            confirmed: boolean;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Nothing has changed since that ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid access token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token's scope does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found in this account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with what is recorded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "programs.addTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The import's id, a UUID that the program makes. Sent again, it adds nothing twice. */
                    id: string;
                    /**
                     * @description Whether to answer what would be added, and write nothing.
                     * @default false
                     */
                    dryRun?: boolean;
                    /** @description 1 to 100 rows. All are added, or none. */
                    transactions: {
                        /** @description The row's id, a UUID that the program makes. A row that is recorded is not added again. */
                        id: string;
                        /** @description A fund that is there: its id, or its scheme and folio. */
                        fund: string | {
                            /** @description The scheme's ISIN, or else amfiCode. */
                            isin?: string;
                            /** @description AMFI's code of the scheme, or else isin. */
                            amfiCode?: string;
                            /** @description The folio number. */
                            folio: string;
                            /** @description Whose fund it is: `me`, or a person's id; needed where several have the scheme and folio. */
                            holder?: string;
                        };
                        /**
                         * @description What looks off about the row and is right all the same, by the names that a refusal gives.
                         * @default []
                         */
                        accept?: ("amount" | "nav" | "before-inception" | "large-sale" | "locked" | "no-cost" | "recorded-instalment" | "repeated-payout" | "other-day" | "same-payment")[];
                        /** @description The day whose NAV it has, YYYY-MM-DD. */
                        date: string;
                        /**
                         * @description The kind of transaction.
                         * @enum {string}
                         */
                        type: "purchase" | "sip" | "redemption" | "swp" | "switch-out" | "switch-in" | "idcw-payout" | "idcw-reinvestment" | "bonus" | "split" | "opening" | "merger-out" | "merger-in" | "transfer-in" | "transfer-out" | "segregation-out" | "segregation-in" | "reversal" | "redemption-reversal";
                        /**
                         * @description Positive, at most 6 decimals; only a split can have negative units.
                         * @default 0
                         */
                        units?: number;
                        /**
                         * @description Rupees without stamp duty, at most 2 decimals; of a redemption, the amount credited.
                         * @default 0
                         */
                        amount?: number;
                        /**
                         * @description The NAV of the transaction, at most 8 decimals.
                         * @default null
                         */
                        nav?: number | null;
                        /**
                         * @description Rupees, paid on top of the amount.
                         * @default 0
                         */
                        stampDuty?: number;
                        /**
                         * @description For information, already deducted from the amount.
                         * @default {
                         *       "exitLoad": 0,
                         *       "stt": 0,
                         *       "tds": 0
                         *     }
                         */
                        charges?: {
                            /**
                             * @description Rupees.
                             * @default 0
                             */
                            exitLoad?: number;
                            /**
                             * @description Securities transaction tax. Rupees.
                             * @default 0
                             */
                            stt?: number;
                            /**
                             * @description Tax deducted at source. Rupees.
                             * @default 0
                             */
                            tds?: number;
                        };
                        /**
                         * @description A note, at most 200 characters.
                         * @default null
                         */
                        note?: string | null;
                        /**
                         * @description Rupees: what transferred or segregated units had cost, where it is known.
                         * @default null
                         */
                        cost?: number | null;
                        /**
                         * @description The day on which transferred units were first bought, YYYY-MM-DD.
                         * @default null
                         */
                        acquiredOn?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Adds up to 100 transactions to funds that are there, all or none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether this was a dry run, which writes nothing */
                        dryRun: boolean;
                        asOf: string | null;
                        importId: string | null;
                        /** @description 0: all rows are added, or none */
                        leftOut: number;
                        /** @description Transactions that were or would be added */
                        added: number;
                        /** @description Rows that are recorded already */
                        duplicates: number;
                    };
                };
            };
            /** @description The request is refused; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid access token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token's scope does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found in this account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with what is recorded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "programs.returns": {
        parameters: {
            query?: {
                /** @description The fund's id. */
                fund?: string;
                /** @description Only this category. */
                category?: string;
                /** @description Whose figures: `me`, or a person's id. Without it, everyone's. */
                holder?: "me" | string;
                /** @description The first day, YYYY-MM-DD. */
                from?: string;
                /** @description The last day, YYYY-MM-DD. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What money earned from one day to another */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string | null;
                        /** @description How many funds these figures leave out */
                        leftOut: number;
                        leftOutFunds: {
                            /** @description The fund's id */
                            fundId: string;
                            /**
                             * @description Why its value on earlier days is not known
                             * @enum {string}
                             */
                            reason: "totals" | "no-scheme" | "partial-history" | "no-history" | "no-navs";
                        }[];
                        from: string | null;
                        to: string | null;
                        value: number | null;
                        gain: number | null;
                        timeWeighted: number | null;
                        xirr: number | null;
                        xirrReason: ("no-flows" | "one-day" | "no-sign-change" | "no-rate" | "out-of-range" | "contradicts-gain") | null;
                        absolute: number | null;
                    };
                };
            };
            /** @description Nothing has changed since that ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid access token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token's scope does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found in this account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with what is recorded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "programs.history": {
        parameters: {
            query?: {
                /** @description The fund's id. */
                fund?: string;
                /** @description Only this category. */
                category?: string;
                /** @description Whose figures: `me`, or a person's id. Without it, everyone's. */
                holder?: "me" | string;
                /** @description The first day, YYYY-MM-DD. */
                from?: string;
                /** @description The last day, YYYY-MM-DD. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value on each day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string | null;
                        /** @description How many funds these figures leave out */
                        leftOut: number;
                        leftOutFunds: {
                            /** @description The fund's id */
                            fundId: string;
                            /**
                             * @description Why its value on earlier days is not known
                             * @enum {string}
                             */
                            reason: "totals" | "no-scheme" | "partial-history" | "no-history" | "no-navs";
                        }[];
                        /** @description Whether NAVs of earlier days are still being fetched */
                        isFilling: boolean;
                        days: {
                            /** @description The day. YYYY-MM-DD. */
                            date: string;
                            /** @description The value of what was held, at the day's NAVs. Rupees, at most 2 decimals. */
                            value: number;
                            /** @description The cost of what was held. Rupees, at most 2 decimals. */
                            invested: number;
                        }[];
                        flows: {
                            /** @description The day. YYYY-MM-DD. */
                            date: string;
                            /** @description Money paid in. Rupees, at most 2 decimals. */
                            paid: number;
                            /** @description Money received. Rupees, at most 2 decimals. */
                            received: number;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since that ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid access token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token's scope does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found in this account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with what is recorded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tax.report": {
        parameters: {
            query?: {
                /** @description Whose figures: `me`, or a person's id. Without it, everyone's. */
                holder?: "me" | string;
            };
            header?: never;
            path: {
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A financial year's gains, income and tax */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The financial year, such as 2025-26 */
                        financialYear: string;
                        years: string[];
                        holderId: string | null;
                        /** @description The day for which this is worked out. YYYY-MM-DD. */
                        asOf: string;
                        /** @description The day as of which the tax rules were read. YYYY-MM-DD. */
                        rulesAsOf: string;
                        incompleteYears: string[];
                        unfiled: {
                            /** @description The year of the loss, such as 2025-26 */
                            year: string;
                            /** @description Short-term. Rupees, at most 2 decimals. */
                            short: number;
                            /** @description Long-term. Rupees, at most 2 decimals. */
                            long: number;
                            /** @description Whether all sales of its year are known */
                            hasAllSales: boolean;
                        }[];
                        leftOut: {
                            /** @description The fund's id */
                            fundId: string;
                            /** @description The scheme */
                            schemeName: string;
                            amfiCode: string | null;
                            /** @description Why it is left out: a code such as totals or unknown-class */
                            reason: string;
                            unpaired?: {
                                /** @description Units that came in without a known source, in millionths */
                                came: number;
                                /** @description Units that went out without a known destination, in millionths */
                                went: number;
                            };
                            /** @enum {string} */
                            what: "sales" | "income";
                        }[];
                        /** @description Whether the year is after the last one whose rules are known */
                        isAfterRules: boolean;
                        funds: {
                            /** @description The fund's id */
                            fundId: string;
                            /** @description The scheme */
                            schemeName: string;
                            /** @description The folio */
                            folioNumber: string;
                            /** @description How many lots were sold */
                            lots: number;
                            /** @description Their taxable gain, before set-off and exemption. Rupees, at most 2 decimals. */
                            gain: number;
                            /** @description Whether an official text settles this; if false, ask a professional */
                            certain: boolean;
                            /** @description Whether a cost was compared with the value on 31 January 2018 */
                            usesFmv: boolean;
                            bySection: {
                                /**
                                 * @description The section of the Income-tax Act, 1961
                                 * @enum {string}
                                 */
                                section: "112" | "111A" | "112A" | "50AA" | "slab";
                                /** @description Lots */
                                lots: number;
                                /** @description Gain. Rupees, at most 2 decimals. */
                                gain: number;
                                /** @description Whether an official text settles this; if false, ask a professional */
                                certain: boolean;
                            }[];
                        }[];
                        stripping: {
                            /** @description Section 94(8) */
                            bonus: boolean;
                            /** @description Section 94(7) */
                            dividend: boolean;
                        };
                        sums: {
                            /**
                             * @description The section of the Income-tax Act, 1961
                             * @enum {string}
                             */
                            section: "112" | "111A" | "112A" | "50AA" | "slab";
                            section2025: string | null;
                            /** @description Gains. Rupees, at most 2 decimals. */
                            gains: number;
                            /** @description Losses. Rupees, at most 2 decimals. */
                            losses: number;
                            /** @description Losses set off against them. Rupees, at most 2 decimals. */
                            setOff: number;
                            /** @description The exempt part. Rupees, at most 2 decimals. */
                            exemption: number;
                            /** @description The taxable rest. Rupees, at most 2 decimals. */
                            taxable: number;
                            /** @description Whether an official text settles this; if false, ask a professional */
                            certain: boolean;
                        }[];
                        setOffs: {
                            fromYear: string | null;
                            section: ("112" | "111A" | "112A" | "50AA" | "slab") | null;
                            /**
                             * @description Short-term or long-term
                             * @enum {string}
                             */
                            term: "short" | "long";
                            /**
                             * @description The section of the Income-tax Act, 1961
                             * @enum {string}
                             */
                            against: "112" | "111A" | "112A" | "50AA" | "slab";
                            rate: number | null;
                            /** @description The amount set off. Rupees, at most 2 decimals. */
                            amount: number;
                        }[];
                        /** @description Of long-term gains on equity in the year. Rupees, at most 2 decimals. */
                        exemptionLimit: number;
                        /** @description What is left of it. Rupees, at most 2 decimals. */
                        exemptionLeft: number;
                        /** @description The slab rate assumed in setting off losses, in percent */
                        setOffSlab: number;
                        income: {
                            /** @description The fund's id */
                            fundId: string;
                            /** @description The scheme */
                            schemeName: string;
                            house: string | null;
                            /** @description IDCW paid out, before TDS. Rupees, at most 2 decimals. */
                            payout: number;
                            /** @description IDCW reinvested, before TDS. Rupees, at most 2 decimals. */
                            reinvestment: number;
                            /** @description Tax deducted at source. Rupees, at most 2 decimals. */
                            tds: number;
                            /** @description Whether the fund house paid the tax, as until March 2020 */
                            isExempt: boolean;
                        }[];
                        /** @description How much one fund house can pay in the year without TDS. Rupees, at most 2 decimals. */
                        tdsThreshold: number;
                        advance: {
                            /** @description The day by which it counts for advance tax. YYYY-MM-DD. */
                            until: string;
                            /** @description Short-term. Rupees, at most 2 decimals. */
                            short: number;
                            /** @description Long-term. Rupees, at most 2 decimals. */
                            long: number;
                            /** @description Whether an official text settles this; if false, ask a professional */
                            certain: boolean;
                        }[];
                        carried: {
                            /** @description The year of the loss, such as 2025-26 */
                            year: string;
                            /** @description Short-term. Rupees, at most 2 decimals. */
                            short: number;
                            /** @description Long-term. Rupees, at most 2 decimals. */
                            long: number;
                            /** @description Used in this year. Rupees, at most 2 decimals. */
                            used: number;
                            /** @description Left for later years. Rupees, at most 2 decimals. */
                            left: number;
                            /** @description The last year in which it can be used, such as 2025-26 */
                            lapses: string;
                        }[];
                        profile: {
                            slab: number | null;
                            /** @description Whether the person is a resident */
                            resident: boolean;
                        } | null;
                        filed: {
                            /** @description The year of the loss, such as 2025-26 */
                            year: string;
                            /** @description Short-term. Rupees, at most 2 decimals. */
                            short: number;
                            /** @description Long-term. Rupees, at most 2 decimals. */
                            long: number;
                        }[];
                        estimate: {
                            slab: number | null;
                            bySection: {
                                /**
                                 * @description The section of the Income-tax Act, 1961
                                 * @enum {string}
                                 */
                                section: "112" | "111A" | "112A" | "50AA" | "slab";
                                /** @description Taxable gains. Rupees, at most 2 decimals. */
                                taxable: number;
                                rate: number | null;
                                tax: number | null;
                            }[];
                            cess: number | null;
                            total: number | null;
                            /** @description Whether an official text settles this; if false, ask a professional */
                            certain: boolean;
                        };
                        classes: {
                            /** @description The fund's id */
                            fundId: string;
                            amfiCode: string | null;
                            /** @description The scheme */
                            schemeName: string;
                            class: ("equity" | "specified" | "other") | null;
                            /** @description Why, as a code */
                            reason: string;
                            /** @description Whether the user chose it */
                            isChosen: boolean;
                            typedFmv: number | null;
                            /** @description Whether the units are listed */
                            isListed: boolean;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since that ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid access token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token's scope does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found in this account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with what is recorded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "programs.addImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The import's id, a UUID that the program makes. Sent again, it adds nothing twice. */
                    id: string;
                    /**
                     * @description Whether to answer what would be added, and write nothing.
                     * @default false
                     */
                    dryRun?: boolean;
                    /**
                     * @description The doubts that the program has answered: rows that look like a recorded payment or instalment are left out, and named in `problems`, unless their doubt is among these.
                     * @default []
                     */
                    accept?: ("recorded-instalment" | "other-day" | "same-payment" | "other-folio")[];
                    /** @description An export of Fundbook, or parts of one. Further fields are not read. */
                    data: {
                        /** @description When it was exported. ISO 8601, UTC. */
                        exportedAt: string;
                        /** @description The funds; with the transactions at most 1,000. */
                        funds: {
                            /** @description The fund's id, by which transactions name it. No two are the same. */
                            id: string;
                            /** @description The folio number, at most 50 characters. */
                            folioNumber: string;
                            /** @description The scheme, at most 300 characters. */
                            schemeName: string;
                            /** @description AMFI's code of the scheme; null for one that is not in the list. */
                            amfiCode: string | null;
                            /** @description The user's category, in lower case. */
                            category: string;
                            /** @description The cost of what is held. Rupees; read of a fund without transactions. */
                            investedAmount: number;
                            /** @description The units held; read of a fund without transactions. */
                            units: number;
                            /** @description Whether units and invested amount follow from transactions. */
                            hasTransactions: boolean;
                            /**
                             * @description The id of one of the holders; null for the account's owner.
                             * @default null
                             */
                            holderId?: string | null;
                        }[];
                        /** @description The transactions of these funds. */
                        transactions: {
                            /** @description The transaction's id. No two are the same; one that is recorded is not added. */
                            id: string;
                            /** @description The id of one of the funds. */
                            fundId: string;
                            /** @description The day whose NAV it has, YYYY-MM-DD. */
                            date: string;
                            /**
                             * @description The kind of transaction.
                             * @enum {string}
                             */
                            type: "purchase" | "sip" | "redemption" | "swp" | "switch-out" | "switch-in" | "idcw-payout" | "idcw-reinvestment" | "bonus" | "split" | "opening" | "merger-out" | "merger-in" | "transfer-in" | "transfer-out" | "segregation-out" | "segregation-in" | "reversal" | "redemption-reversal";
                            /** @description Positive, at most 6 decimals; only a split can have negative units. */
                            units: number;
                            /** @description Rupees without stamp duty, at most 2 decimals; of a redemption, the amount credited. */
                            amount: number;
                            /** @description The NAV of the transaction, at most 8 decimals. */
                            nav: number | null;
                            /** @description Rupees, paid on top of the amount. */
                            stampDuty: number;
                            /** @description For information, already deducted from the amount. */
                            charges: {
                                /** @description Rupees. */
                                exitLoad: number;
                                /** @description Securities transaction tax. Rupees. */
                                stt: number;
                                /** @description Tax deducted at source. Rupees. */
                                tds: number;
                            };
                            /** @description A note of the user. */
                            note: string | null;
                            /** @description The same on both sides of a switch, transfer or merger. */
                            pairId: string | null;
                            /** @description Rupees: what transferred or segregated units had cost, where it is known. */
                            cost: number | null;
                            /** @description The day on which transferred units were first bought, YYYY-MM-DD. */
                            acquiredOn: string | null;
                            /** @description Whether the user or a statement vouches for it; false for an estimate. */
                            confirmed: boolean;
                        }[];
                        /**
                         * @description The people whose funds these are; they are found by their names.
                         * @default []
                         */
                        holders?: {
                            /** @description The person's id, by which funds name them. */
                            id: string;
                            /** @description The name of a person of the account; the funds of others are left out. */
                            name: string;
                            /**
                             * @description What kind of person or body it is; not read.
                             * @default individual
                             * @enum {string}
                             */
                            kind?: "individual" | "minor" | "huf" | "other";
                            /**
                             * @description With whom a minor's income is taxed; not read.
                             * @default null
                             */
                            clubbedWith?: string | null;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Adds the funds and transactions of an export of Fundbook that are not recorded yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether this was a dry run, which writes nothing */
                        dryRun: boolean;
                        asOf: string | null;
                        importId: string | null;
                        /** @description How many rows of the file are left out; `problems` says why */
                        leftOut: number;
                        /** @description Transactions, and funds with only totals, that were or would be added */
                        added: number;
                        /** @description Rows that are recorded already */
                        duplicates: number;
                        /** @description Openings, estimated instalments and totals that were or would be replaced */
                        replaced: number;
                        newFunds: {
                            /** @description As the file has it */
                            folioNumber: string;
                            /** @description As the file has it */
                            schemeName: string;
                        }[];
                        problems: {
                            /** @description The place in the file, such as `transactions[3]` */
                            at: string;
                            /** @description What is wrong; of a doubt, its name, by which `accept` answers it */
                            reason: string;
                            recordedOn: string | null;
                        }[];
                    };
                };
            };
            /** @description The request is refused; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid access token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token's scope does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found in this account */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with what is recorded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
