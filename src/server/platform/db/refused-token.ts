import { OperatorError } from "../log/operator-error.ts";

export class RefusedTokenError extends OperatorError {
  override readonly name = "RefusedTokenError";
  constructor() {
    super(
      "the database refused DATABASE_AUTH_TOKEN: it is wrong or has expired; docs/deploy.md says how to renew it",
    );
  }
}

/** @param status an HTTP status of the database */
export const refusesToken = (status: number): boolean => status === 401 || status === 403;
