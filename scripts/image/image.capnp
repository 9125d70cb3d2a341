# The server in the image.
using Workerd = import "/workerd/workerd.capnp";
using Product = import "workerd.capnp";

const plain :Workerd.Config = Product.local;

# Without a mail server: the outbox stands in for Resend, and writes each mail to a file.
const withOutbox :Workerd.Config = (
  v8Flags = Product.v8Flags,
  services = [
    Product.worker,
    Product.internet,
    Product.gateway,
    # Its path is given by --directory-path.
    (name = "files", disk = (writable = true)),
    (name = "outbox", worker = (
      modules = [(name = "outbox.js", esModule = embed "outbox.js")],
      compatibilityDate = "2026-08-01",
      bindings = [
        (name = "FILES", service = "files"),
        (name = "OUTBOX", fromEnvironment = "OUTBOX"),
        (name = "RESEND_API_KEY", fromEnvironment = "RESEND_API_KEY"),
        (name = "RESEND_BASE_URL", fromEnvironment = "RESEND_BASE_URL"),
      ],
    )),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:8787", http = (), service = "gateway"),
    (name = "outbox", address = "127.0.0.1:8025", http = (), service = "outbox"),
    Product.lock,
  ],
);
