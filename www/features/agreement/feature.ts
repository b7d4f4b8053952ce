/** The agreement on dead stones between people, before a second pass ends the game. */
import { WorkerClient } from "../../engine/worker-client.ts";
import type { Feature } from "../../feature.ts";
import { byId } from "../../panels/dom.ts";
import { isProblemAddress } from "../../share/address.ts";
import { focusAgreement, measureNotice, mountAgreement, speakAgreement } from "./agreement.ts";
import { AgreementController } from "./agreement-controller.ts";
import { paintDead } from "./dead-marks.ts";

export const agreement: Feature = {
  follow({ controller, paint }) {
    const agreements = new AgreementController(controller, new WorkerClient(), isProblemAddress);
    for (const place of ["agreement", "agreement-notice"])
      mountAgreement(controller, agreements, byId(place));
    speakAgreement(controller, agreements);
    measureNotice();
    paint(paintDead);
    return { toAgreement: focusAgreement };
  },
};
