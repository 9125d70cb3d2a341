import { html } from "hono/html";

export const mailPage = (title: string, content: ReturnType<typeof html>): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;background:#f4f5f2;color:#1c211e;font:16px/1.55 system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
      >
        <div style="max-width:560px;margin:0 auto;padding:32px 20px">
          <p style="font-weight:700;font-size:18px">Fundbook</p>
          <div style="background:#ffffff;border-radius:12px;padding:8px 24px">${content}</div>
        </div>
      </body>
    </html>`.toString();
