#!/usr/bin/env python3
"""Enriches NDJSON with Apache Spark: every executor runs `doorplate bulk --pipe` for its partitions.

    examples/bulk-spark.py --data DATASET --mode forward SOURCE TARGET

SOURCE is anything that `textFile` reads; TARGET is a directory that must not exist yet. The dataset and the command
must be at the same path on every node. Without --master, a cluster of two executors starts on this machine.

checkCode=True makes it safe. Without it, Spark accepts the partial output of a filter that died, and rows are missing
from an output that says _SUCCESS. With it, the task fails, its output is thrown away, and Spark tries it again
(spark.task.maxFailures, four times on a cluster; `local[n]` never tries again, so it is not the default here).
"""

import argparse
import os
import shlex

# Set this before Spark starts, because Spark fails on a machine that cannot resolve its own name.
os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")

from pyspark import SparkConf, SparkContext  # noqa: E402


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source")
    parser.add_argument("target")
    parser.add_argument("--data", required=True, help="directory of the dataset, absolute, on every node")
    parser.add_argument("--mode", required=True, choices=["forward", "postcode", "reverse", "search"])
    parser.add_argument("--command", default="doorplate", help="how the filter is started (no shell reads it)")
    parser.add_argument("--flags", default="", help='further flags of bulk, such as "--columns level,id"')
    parser.add_argument("--partitions", type=int, default=8, help="least number of parts")
    parser.add_argument("--master", default="local-cluster[2,1,1024]")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    conf = SparkConf().setAppName("doorplate").setMaster(given.master).set("spark.ui.enabled", "false")
    if given.master.startswith("local"):
        conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
    words = [*shlex.split(given.command), "bulk", "--data", given.data, "--mode", given.mode, "--pipe"]
    command = shlex.join([*words, *shlex.split(given.flags)])
    context = SparkContext(conf=conf)
    try:
        lines = context.textFile(given.source, minPartitions=given.partitions)
        lines.pipe(command, env=dict(os.environ), checkCode=True).saveAsTextFile(given.target)
    finally:
        context.stop()


if __name__ == "__main__":
    main()
