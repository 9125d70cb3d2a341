# One operation of a command, which workerd runs to its end as it would a test: so the image needs no other runtime.
using Workerd = import "/workerd/workerd.capnp";

const operations :Workerd.Config = (
  # In MB. Without it, a large backup makes 200 MB of garbage.
  v8Flags = ["--max-semi-space-size=2"],
  services = [
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
    # Their paths are given by --directory-path.
    (name = "backups", disk = (writable = true, allowDotfiles = true)),
    (name = "migrations", disk = ()),
    (name = "operations", worker = (
      modules = [(name = "operations.js", esModule = embed "operations.js")],
      compatibilityDate = "2026-08-01",
      compatibilityFlags = ["nodejs_compat"],
      bindings = [
        (name = "ENVIRONMENT", fromEnvironment = "ENVIRONMENT"),
        (name = "WORDS", fromEnvironment = "WORDS"),
        (name = "BACKUPS", service = "backups"),
        (name = "MIGRATIONS", service = "migrations"),
      ],
    )),
  ],
);
