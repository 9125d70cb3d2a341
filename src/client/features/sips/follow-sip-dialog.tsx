import type { Fund } from "../../../shared/funds/schema.ts";
import type { FoundSip } from "../../../shared/sips/find-sips.ts";
import { trpc } from "../../api/trpc.ts";
import { SipDialog } from "./sip-dialog.tsx";

type FollowSipDialogProps = { userId: string; fund: Fund; found: FoundSip; onClose: () => void };

/** Away from the fund's page, which has its transactions. */
export function FollowSipDialog({ fund, ...props }: FollowSipDialogProps) {
  const { data } = trpc.transactions.list.useQuery({ fundId: fund.id });
  if (data === undefined) return null;
  const { transactions, agreement } = data;
  return <SipDialog {...props} fund={fund} transactions={transactions} agreement={agreement} />;
}
