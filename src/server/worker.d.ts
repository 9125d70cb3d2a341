interface ResponseInit {
  encodeBody?: "automatic" | "manual";
}

interface Request {
  readonly cf?: {
    readonly clientAcceptEncoding?: string;
  };
}
