/** A failure that the operator can end. Its message is logged, so it holds no secret and nothing about a user. */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
}
