# The built worker on workerd, on a machine of one's own; wrangler.toml is the same for Cloudflare. A test compares the
# two, and the settings below with those that the worker reads.
using Workerd = import "/workerd/workerd.capnp";

# In MB. A small young generation makes full garbage collections shorter and more frequent: at V8's default of 16, one
# pauses all calls for 150 ms every 15 s under load.
const v8Flags :List(Text) = ["--max-semi-space-size=4"];

# Behind a proxy, which serves the client's files and states each client's address.
const server :Workerd.Config = (
  v8Flags = .v8Flags,
  services = [.worker, .internet, .operator],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "worker"), .lock],
);

# For this machine alone: the gateway is in front, and serves the client's files itself.
const local :Workerd.Config = (
  v8Flags = .v8Flags,
  services = [.worker, .internet, .operator, .gateway, .client],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "gateway"), .lock],
);

# Where the hourly job and the commands wait for their turn to write. For this machine alone.
const lock :Workerd.Socket = (
  name = "lock",
  address = "127.0.0.1:8788",
  http = (),
  service = (name = "worker", entrypoint = "WriteLock"),
);

# What users and clients name. By name and after redirects, too, no address in a private network is reached.
const internet :Workerd.Service = (
  name = "internet",
  network = (allow = ["public"], tlsOptions = (trustBrowserCas = true)),
);

# What the settings name, such as a database on this machine or in its network.
const operator :Workerd.Service = (
  name = "operator",
  network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true)),
);

const gateway :Workerd.Service = (name = "gateway", worker = (
  modules = [(name = "gateway.js", esModule = embed "gateway.js")],
  compatibilityDate = "2026-08-01",
  bindings = [
    (name = "API", service = "worker"),
    (name = "APP_URL", fromEnvironment = "APP_URL"),
    (name = "CLIENT_ADDRESS_HEADER", fromEnvironment = "CLIENT_ADDRESS_HEADER"),
    (name = "FILES", json = embed "files.json"),
    (name = "DISK", service = "client"),
  ],
));

# On disk, because each embedded byte takes five bytes of memory.
const client :Workerd.Service = (name = "client", disk = ());

const worker :Workerd.Service = (name = "worker", worker = (
  modules = [
    (name = "index.js", esModule = embed "index.js"),
    (name = "./argon2id.wasm", wasm = embed "argon2id.wasm"),
    (name = "./word-lists.txt", text = embed "word-lists.txt"),
  ],
  compatibilityDate = "2026-08-01",
  compatibilityFlags = ["global_fetch_strictly_public"],
  bindings = [
    (name = "OPERATOR", service = "operator"),
    (name = "DATABASE_URL", fromEnvironment = "DATABASE_URL"),
    (name = "DATABASE_AUTH_TOKEN", fromEnvironment = "DATABASE_AUTH_TOKEN"),
    (name = "DATABASE_REPLICA", fromEnvironment = "DATABASE_REPLICA"),
    (name = "DATABASE_WRITES", fromEnvironment = "DATABASE_WRITES"),
    (name = "WRITE_LOCK_URL", fromEnvironment = "WRITE_LOCK_URL"),
    (name = "APP_URL", fromEnvironment = "APP_URL"),
    (name = "SCHEME_SOURCE", fromEnvironment = "SCHEME_SOURCE"),
    (name = "SCHEME_SERVICE_URL", fromEnvironment = "SCHEME_SERVICE_URL"),
    (name = "AMFI_NAV_URL", fromEnvironment = "AMFI_NAV_URL"),
    (name = "AMFI_SIF_NAV_URL", fromEnvironment = "AMFI_SIF_NAV_URL"),
    (name = "NAV_HISTORY_SOURCE", fromEnvironment = "NAV_HISTORY_SOURCE"),
    (name = "AMFI_HISTORY_URL", fromEnvironment = "AMFI_HISTORY_URL"),
    (name = "AMFI_SIF_HISTORY_URL", fromEnvironment = "AMFI_SIF_HISTORY_URL"),
    (name = "AMFI_REPORT_URL", fromEnvironment = "AMFI_REPORT_URL"),
    (name = "MFAPI_URL", fromEnvironment = "MFAPI_URL"),
    (name = "SPECIAL_TOTALS_UID", fromEnvironment = "SPECIAL_TOTALS_UID"),
    (name = "GOOGLE_CLIENT_ID", fromEnvironment = "GOOGLE_CLIENT_ID"),
    (name = "GOOGLE_CLIENT_SECRET", fromEnvironment = "GOOGLE_CLIENT_SECRET"),
    (name = "GOOGLE_ISSUER", fromEnvironment = "GOOGLE_ISSUER"),
    (name = "OIDC_ISSUER", fromEnvironment = "OIDC_ISSUER"),
    (name = "OIDC_CLIENT_ID", fromEnvironment = "OIDC_CLIENT_ID"),
    (name = "OIDC_CLIENT_SECRET", fromEnvironment = "OIDC_CLIENT_SECRET"),
    (name = "OIDC_NAME", fromEnvironment = "OIDC_NAME"),
    (name = "OIDC_TRUST_EMAIL", fromEnvironment = "OIDC_TRUST_EMAIL"),
    (name = "SMTP_URL", fromEnvironment = "SMTP_URL"),
    (name = "RESEND_API_KEY", fromEnvironment = "RESEND_API_KEY"),
    (name = "RESEND_BASE_URL", fromEnvironment = "RESEND_BASE_URL"),
    (name = "RESEND_WEBHOOK_SECRET", fromEnvironment = "RESEND_WEBHOOK_SECRET"),
    (name = "MAIL_SERVICE", fromEnvironment = "MAIL_SERVICE"),
    (name = "MAIL_FROM", fromEnvironment = "MAIL_FROM"),
    (name = "LETTERS_A_DAY", fromEnvironment = "LETTERS_A_DAY"),
    (name = "SECRETS_KEY", fromEnvironment = "SECRETS_KEY"),
    (name = "SECRETS_KEY_OLD", fromEnvironment = "SECRETS_KEY_OLD"),
    (name = "REQUIRE_SECOND_FACTOR", fromEnvironment = "REQUIRE_SECOND_FACTOR"),
    (name = "SIGN_UP", fromEnvironment = "SIGN_UP"),
    (name = "CLIENT_ADDRESS_HEADER", fromEnvironment = "CLIENT_ADDRESS_HEADER"),
    (name = "RATE_LIMITS", fromEnvironment = "RATE_LIMITS"),
    (name = "DEMO", fromEnvironment = "DEMO"),
    (name = "TOKEN_SYNC_PATH", fromEnvironment = "TOKEN_SYNC_PATH"),
    (name = "INBOX_DOMAIN", fromEnvironment = "INBOX_DOMAIN"),
    (name = "INBOX_SECRET", fromEnvironment = "INBOX_SECRET"),
    (name = "INBOX_AUTHSERV", fromEnvironment = "INBOX_AUTHSERV"),
    (name = "RESEND_INBOX_KEY", fromEnvironment = "RESEND_INBOX_KEY"),
    (name = "RESEND_INBOX_URL", fromEnvironment = "RESEND_INBOX_URL"),
    (name = "RESEND_INBOX_SECRET", fromEnvironment = "RESEND_INBOX_SECRET"),
    (name = "INBOX_MB", fromEnvironment = "INBOX_MB"),
    (name = "PUSH_KEY", fromEnvironment = "PUSH_KEY"),
    (name = "PUSH_SERVICES", fromEnvironment = "PUSH_SERVICES"),
    (name = "METRICS_TOKEN", fromEnvironment = "METRICS_TOKEN"),
  ],
));
