import { errorCatalogue, type AppCode } from "../../../../shared/errors.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t, translate } from "../../../language/text.ts";

export const showSignInFailure = (code: string): void =>
  notify.error(
    isAppCode(code)
      ? // The address is not in the failed page's own, which anybody can write.
        translate(errorCatalogue[code].message, {
          address: t("the public address of this installation"),
        })
      : t("Signing in did not work. Please try again."),
    toastId,
  );

export const showSignInClosed = (provider: string): void =>
  notify.warning(t("{provider} sign-in was closed before it finished.", { provider }), toastId);

const toastId = "provider-sign-in";

const isAppCode = (code: string): code is AppCode => Object.hasOwn(errorCatalogue, code);
